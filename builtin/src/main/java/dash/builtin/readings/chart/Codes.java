package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values that a column's comment explains: {@code A = active, C = closed}. */
final class Codes {

    private static final Pattern EXPLAINED = Pattern.compile(
            "(?:^|[,;:(.]\\s*|\\bor\\s+|\\band\\s+)['\"]?([A-Z0-9]{1,6}|[a-z]{1,3})['\"]?\\s*(?:=|:|means|->)\\s*([^,;)=]+)");
    private static final Set<String> WEAK = Set.of(
            "still", "the", "a", "an", "to", "in", "of", "is", "not", "and", "or", "by", "for", "at", "with", "another",
            "other");

    /** As close as a word and its adverb, or a verb and its noun. */
    private static final double DERIVED = 0.8;

    private Codes() {}

    static List<ValueLink> links(List<Table> tables, List<Token> tokens) {
        List<String> keys = tokens.stream().map(Token::key).toList();
        List<ValueLink> links = new ArrayList<>();
        for (Table table : tables) {
            for (Column column : table.columns()) {
                if (column.comment().indexOf('=') >= 0 || column.comment().indexOf(':') >= 0) {
                    explained(table, column, tokens, keys, links);
                }
            }
        }
        return links;
    }

    private static void explained(
            Table table, Column column, List<Token> tokens, List<String> keys, List<ValueLink> links) {
        Matcher matcher = EXPLAINED.matcher(column.comment());
        Term.Attribute attribute = new Term.Attribute(Occurrence.of(table), column.name());
        int at = 0;
        while (matcher.find(at)) {
            at = matcher.end(2);
            List<String> meaning = Words.keys(matcher.group(2));
            whole(attribute, matcher.group(1), meaning, keys, links);
            if (meaning.size() == 1) {
                derived(attribute, matcher.group(1), matcher.group(2).strip().toLowerCase(Locale.ROOT), tokens, links);
            }
            parts(table, attribute, matcher.group(1), meaning, keys, links);
        }
    }

    private static void whole(
            Term.Attribute attribute, String code, List<String> meaning, List<String> keys, List<ValueLink> links) {
        int from = meaning.isEmpty() ? -1 : Collections.indexOfSubList(keys, meaning);
        if (from >= 0) {
            links.add(new ValueLink(from, from + meaning.size(), attribute, code, 0.02));
        }
    }

    /** "went through successfully" where a comment says "successful". */
    private static void derived(
            Term.Attribute attribute, String code, String meaning, List<Token> tokens, List<ValueLink> links) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean other = token.kind() == Token.Kind.WORD && !token.key().equals(WordKey.of(meaning));
            if (other && Lexicon.english().closeness(token.lower(), meaning) >= DERIVED) {
                links.add(new ValueLink(index, index + 1, attribute, code, 0.15));
            }
        }
    }

    private static void parts(
            Table table,
            Term.Attribute attribute,
            String code,
            List<String> meaning,
            List<String> keys,
            List<ValueLink> links) {
        String noun = WordKey.of(WordKey.singular(table.name().name().toLowerCase(Locale.ROOT)));
        for (String word : meaning) {
            int from = keys.indexOf(word);
            if (meaning.size() > 1 && from >= 0 && !WEAK.contains(word) && !word.equals(noun) && word.length() > 2) {
                links.add(new ValueLink(from, from + 1, attribute, code, 0.2));
            }
        }
    }
}
