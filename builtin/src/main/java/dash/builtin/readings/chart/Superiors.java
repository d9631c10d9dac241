package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.ForeignKey;
import dash.schema.Table;
import java.util.List;
import java.util.Set;

/** Who reports to whom, where a table has one column that leads to another of its own rows. */
final class Superiors {

    private static final Set<String> TO = Set.of("report", "reports", "reporting", "reported");
    private static final Set<String> BY = Set.of("managed", "supervised", "led", "overseen", "headed");

    private final List<Table> tables;

    Superiors(List<Table> tables) {
        this.tables = tables;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index + 1 < tokens.size(); index++) {
            Token token = tokens.get(index);
            Token next = tokens.get(index + 1);
            boolean fits =
                    (TO.contains(token.lower()) && next.is("to")) || (BY.contains(token.lower()) && next.is("by"));
            if (fits) {
                int at = index;
                tables.forEach(table -> superior(table, at, layout));
            }
        }
    }

    private static void superior(Table table, int at, Layout layout) {
        List<ForeignKey> own = table.foreignKeys().stream()
                .filter(key ->
                        key.target().equals(table.name()) && key.columns().size() == 1)
                .toList();
        if (own.size() == 1) {
            Occurrence rows = Occurrence.of(table);
            Term.Attribute column =
                    new Term.Attribute(rows, own.getFirst().columns().getFirst());
            layout.put(
                    at,
                    at + 2,
                    new Sense.Noun(Frame.of(rows, List.of(column), false)),
                    Cost.NOTHING.plus(Feature.LINK, 0.05));
        }
    }
}
