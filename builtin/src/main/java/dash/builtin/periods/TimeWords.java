package dash.builtin.periods;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Words of a business for a unit of time: a glossary that calls a year a season makes "last season" a period. */
public final class TimeWords {

    private TimeWords() {}

    /** The same tokens; one that the glossary holds equal to a unit of time is read as that unit, in its number. */
    public static List<Token> understood(List<Token> tokens, Knowledge knowledge) {
        Map<String, Grain> units = new HashMap<>();
        for (GlossaryEntry entry : knowledge.glossary()) {
            Grain.named(entry.term().toLowerCase(Locale.ROOT))
                    .ifPresent(grain ->
                            entry.synonyms().forEach(word -> units.put(word.toLowerCase(Locale.ROOT), grain)));
        }
        return units.isEmpty()
                ? tokens
                : tokens.stream().map(token -> understood(token, units)).toList();
    }

    private static Token understood(Token token, Map<String, Grain> units) {
        Grain grain = token.kind() == Token.Kind.WORD ? units.get(WordKey.singular(token.lower())) : null;
        if (grain == null) {
            return token;
        }
        String unit = grain.word() + (token.plural() ? "s" : "");
        return new Token(token.kind(), token.text(), unit, WordKey.of(unit), token.start(), token.end());
    }
}
