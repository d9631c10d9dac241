package dash.databases.duckdb.parser;

import dash.statement.Root;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Brings a text to the grammar that it does not serialize as it is: an EXPLAIN, and a PIVOT without IN. */
final class Preparation {

    private static final String VALUE = " IN ('')";

    private Preparation() {}

    /**
     * Blanks out EXPLAIN and its options, and nothing else, so that every other character still stands before the grammar.
     * Comments in between are not taken: what looks like one here may be something else to the engine.
     */
    static Source withoutExplain(String sql) {
        List<Token> tokens = Tokens.of(sql);
        if (tokens.isEmpty() || !tokens.getFirst().is("EXPLAIN")) {
            return Source.plain(sql);
        }
        List<Root.Option> options = new ArrayList<>();
        int next = 1;
        if (isAt(tokens, next, "ANALYZE") || isAt(tokens, next, "ANALYSE")) {
            options.add(new Root.Option("analyze", ""));
            next++;
        }
        if (isAt(tokens, next, "(") && isOptionList(tokens, next)) {
            int close = Spans.partners(tokens)[next];
            options.addAll(options(tokens.subList(next + 1, close)));
            next = close + 1;
        }
        int from = tokens.getFirst().from();
        int to = tokens.get(next - 1).to();
        boolean plain = gapsAreBlank(sql, tokens.subList(0, next));
        if (!plain) {
            return Source.plain(sql);
        }
        String blanked = sql.substring(0, from) + " ".repeat(to - from) + sql.substring(to);
        return new Source(sql, blanked, Optional.of(options), List.of());
    }

    private static boolean isAt(List<Token> tokens, int index, String text) {
        return index < tokens.size() && tokens.get(index).is(text);
    }

    /** {@code (ANALYZE, FORMAT json)}, but not {@code (SELECT 1)}: words and values only, starting with an option's name. */
    private static boolean isOptionList(List<Token> tokens, int open) {
        int close = Spans.partners(tokens)[open];
        if (close < 0 || close == open + 1) {
            return false;
        }
        List<Token> inside = tokens.subList(open + 1, close);
        boolean simple = inside.stream()
                .allMatch(token -> token.is(",")
                        || token.kind() == Token.Kind.WORD
                        || token.kind() == Token.Kind.NUMBER
                        || token.kind() == Token.Kind.STRING);
        String first = inside.getFirst().text();
        return simple && (first.equals("ANALYZE") || first.equals("FORMAT"));
    }

    private static List<Root.Option> options(List<Token> inside) {
        List<Root.Option> options = new ArrayList<>();
        String name = "";
        String value = "";
        for (Token token : inside) {
            if (token.is(",")) {
                options.add(new Root.Option(name, value));
                name = "";
                value = "";
            } else if (name.isEmpty()) {
                name = token.text().toLowerCase(Locale.ROOT);
            } else {
                value = token.text().toLowerCase(Locale.ROOT);
            }
        }
        options.add(new Root.Option(name, value));
        return options;
    }

    private static boolean gapsAreBlank(String sql, List<Token> tokens) {
        for (int index = 1; index < tokens.size(); index++) {
            if (!sql.substring(tokens.get(index - 1).to(), tokens.get(index).from())
                    .isBlank()) {
                return false;
            }
        }
        return true;
    }

    /** The same text with a value for every PIVOT column that has none; the same source when there is no such column. */
    static Source withPivotValues(Source source) {
        List<Integer> places = PivotColumns.withoutValues(source.parsed());
        StringBuilder text = new StringBuilder(source.parsed());
        List<Source.Stretch> putIn = new ArrayList<>();
        int shift = 0;
        for (int place : places) {
            text.insert(place + shift, VALUE);
            putIn.add(new Source.Stretch(place + shift, VALUE.length()));
            shift += VALUE.length();
        }
        return new Source(source.given(), text.toString(), source.explain(), putIn);
    }
}
