package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Codes that are written short, among those that the notes on a table list: "retired" where a column has {@code Ret},
 * "disqualified" where it has {@code DSQ}. Only for words that name nothing else.
 */
final class ShortCodes {

    private static final Pattern LISTED = Pattern.compile("One of (.+?)( and others)?( \\(.*\\))?\\.");
    private static final Pattern UNCAST =
            Pattern.compile("`([^`]+)` holds numbers as text; .* do not cast: ([^.]+)\\..*");
    private static final Pattern CODE = Pattern.compile("\\p{Lu}\\p{L}{2,4}");

    /** Shorter words are no longer than their codes, or everyday ones. */
    private static final int LONG = 6;

    private static final double NAMED = 0.45;
    private static final double COST = 0.3;

    private final Schema schema;
    private final List<Token> tokens;
    private final List<NameLink> names;

    ShortCodes(Schema schema, List<Token> tokens, List<NameLink> names) {
        this.schema = schema;
        this.tokens = tokens;
        this.names = names;
    }

    List<ValueLink> links(Knowledge knowledge) {
        List<ValueLink> links = new ArrayList<>();
        for (TableKnowledge known : knowledge.tables()) {
            schema.find(known.name()).ifPresent(table -> links(known, table, links));
        }
        return links;
    }

    private void links(TableKnowledge known, Table table, List<ValueLink> links) {
        known.columnNotes().forEach((column, note) -> {
            Matcher listed = LISTED.matcher(note);
            if (listed.lookingAt()) {
                links(table, column, listed.group(1), links);
            }
        });
        known.dataQualityNotes().forEach(note -> {
            Matcher uncast = UNCAST.matcher(note);
            if (uncast.matches()) {
                links(table, uncast.group(1), uncast.group(2).replace("'", ""), links);
            }
        });
    }

    private void links(Table table, String column, String values, List<ValueLink> links) {
        Term.Attribute attribute = new Term.Attribute(Occurrence.of(table), column);
        if (World.column(attribute).isEmpty()) {
            return;
        }
        for (String value : values.split(", ", -1)) {
            for (int index = 0; index < tokens.size(); index++) {
                boolean fits = CODE.matcher(value).matches() && unnamed(index) && speaksOf(column, tokens.get(index));
                if (fits && shortens(value, tokens.get(index))) {
                    links.add(new ValueLink(index, index + 1, attribute, value, COST));
                }
            }
        }
    }

    /** The codes of countries stand for countries and those who come from there. */
    private static boolean speaksOf(String column, Token token) {
        return !column.toLowerCase(Locale.ROOT).matches(".*(countr|nation|state|language|currenc).*")
                || !Lexicon.english().countryOf(token.lower()).isEmpty();
    }

    private boolean unnamed(int index) {
        return names.stream().noneMatch(link -> link.from() <= index && index < link.to() && link.cost() < NAMED);
    }

    /** Its first letters, or the first letter and the consonants that follow. */
    static boolean shortens(String code, Token token) {
        String word = token.lower();
        String lower = code.toLowerCase(Locale.ROOT);
        boolean plain = token.kind() == Token.Kind.WORD && word.length() >= LONG;
        return plain
                && (word.startsWith(lower)
                        || (word.charAt(0) + word.substring(1).replaceAll("[aeiouy]", "")).startsWith(lower));
    }
}
