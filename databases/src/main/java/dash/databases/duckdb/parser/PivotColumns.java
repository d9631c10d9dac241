package dash.databases.duckdb.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the columns of PIVOT statements that say no values: {@code PIVOT t ON year, month USING sum(x)}. Their values depend
 * on the data, and the engine makes two statements of it, which it does not serialize.
 */
final class PivotColumns {

    private static final Set<String> ENDS =
            Set.of("USING", "GROUP", "ORDER", "LIMIT", "UNION", "INTERSECT", "EXCEPT", "OFFSET", ";");

    private final List<Token> tokens;
    private final int[] partners;
    private final Set<Integer> places = new TreeSet<>();

    private PivotColumns(List<Token> tokens) {
        this.tokens = tokens;
        this.partners = Spans.partners(tokens);
    }

    /** Where values would have to be written, in order. */
    static List<Integer> withoutValues(String sql) {
        PivotColumns columns = new PivotColumns(Tokens.of(sql));
        for (int index = 0; index < columns.tokens.size(); index++) {
            Token token = columns.tokens.get(index);
            if (token.is("PIVOT") || token.is("PIVOT_WIDER")) {
                columns.look(index);
            }
        }
        return new ArrayList<>(columns.places);
    }

    private void look(int pivot) {
        int on = next(pivot + 1, Set.of("ON"));
        if (on < 0 || !tokens.get(on).is("ON")) {
            return;
        }
        int at = on + 1;
        boolean valued = false;
        while (at < tokens.size()) {
            Token token = tokens.get(at);
            boolean end = ENDS.contains(token.text())
                    && token.kind() != Token.Kind.QUOTED
                    && token.kind() != Token.Kind.STRING;
            if (end || Spans.isClosing(token) || token.is(",")) {
                note(at, valued);
                valued = false;
                if (!token.is(",")) {
                    return;
                }
            }
            valued |= token.is("IN");
            at = Spans.isOpening(token) && partners[at] > at ? partners[at] + 1 : at + 1;
        }
        note(tokens.size(), valued);
    }

    private void note(int end, boolean valued) {
        if (!valued && end > 0) {
            places.add(tokens.get(end - 1).to());
        }
    }

    /** The next of these words, or the bracket that closes what the start stands in; -1 at the end. */
    private int next(int start, Set<String> words) {
        int at = start;
        while (at < tokens.size()) {
            Token token = tokens.get(at);
            if (Spans.isClosing(token) || (token.kind() == Token.Kind.WORD && words.contains(token.text()))) {
                return at;
            }
            at = Spans.isOpening(token) && partners[at] > at ? partners[at] + 1 : at + 1;
        }
        return -1;
    }
}
