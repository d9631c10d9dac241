package dash.builtin.links;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The spans of a question that could be values, and the ways in which a column might spell each of them. */
public final class ValueTexts {

    private static final int LONGEST = 6;

    /** A span of tokens. */
    public record Span(int from, int to) {}

    private ValueTexts() {}

    public static Map<Span, Set<String>> of(String question, List<Token> tokens, Knowledge knowledge) {
        Map<Span, Set<String>> texts = new LinkedHashMap<>();
        for (int from = 0; from < tokens.size(); from++) {
            for (int to = from + 1; to <= Math.min(tokens.size(), from + LONGEST); to++) {
                if (worthwhile(tokens, from, to)) {
                    texts.put(new Span(from, to), spellings(question, tokens.subList(from, to), knowledge));
                }
            }
        }
        return texts;
    }

    private static boolean worthwhile(List<Token> tokens, int from, int to) {
        Token first = tokens.get(from);
        Token last = tokens.get(to - 1);
        boolean number = to == from + 1 && (first.kind() == Token.Kind.NUMBER || first.kind() == Token.Kind.DATE);
        boolean quotedInside =
                to > from + 1 && tokens.subList(from, to).stream().anyMatch(token -> token.kind() == Token.Kind.QUOTED);
        return !number && !quotedInside && FunctionWords.content(first) && FunctionWords.content(last);
    }

    /** The words of a synonym without an article before them: a span never begins with one. */
    private static List<String> contentKeys(String synonym) {
        List<Token> words = Words.written(synonym);
        List<String> keys = words.stream()
                .dropWhile(token -> !FunctionWords.content(token))
                .map(Token::key)
                .toList();
        return keys.isEmpty()
                ? words.stream()
                        .dropWhile(token -> token.is("a", "an", "the"))
                        .map(Token::key)
                        .toList()
                : keys;
    }

    private static Set<String> spellings(String question, List<Token> span, Knowledge knowledge) {
        Set<String> spellings = new LinkedHashSet<>();
        if (span.size() == 1 && span.getFirst().kind() == Token.Kind.QUOTED) {
            spellings.add(span.getFirst().text());
            return spellings;
        }
        String joined = String.join(" ", span.stream().map(Token::text).toList());
        int end = Math.min(question.length(), span.getLast().end());
        String written =
                question.substring(Math.min(span.getFirst().start(), end), end).replaceFirst("['’]s$", "");
        for (String text : List.of(written, joined)) {
            spellings.add(text);
            spellings.add(text.replace('-', ' '));
            spellings.add(text.replace("-", ""));
            spellings.add(text.replace(' ', '-'));
            spellings.add(text.replace(' ', '_'));
            spellings.add(WordKey.singular(text.toLowerCase(Locale.ROOT)));
            spellings.add(text + "s");
        }
        spellings.addAll(Lexicon.english().countryOf(joined));
        List<String> keys = span.stream().map(Token::key).toList();
        for (GlossaryEntry entry : knowledge.glossary()) {
            if (entry.synonyms().stream()
                    .anyMatch(synonym -> contentKeys(synonym).equals(keys))) {
                spellings.add(entry.term());
            }
        }
        return spellings;
    }
}
