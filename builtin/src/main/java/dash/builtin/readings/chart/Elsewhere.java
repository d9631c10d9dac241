package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** Says of another row of the same table what was said of a row: the manager is called Fuller, not who reports to him. */
final class Elsewhere {

    private final Occurrence from;
    private final Occurrence to;

    private Elsewhere(Occurrence from, Occurrence to) {
        this.from = from;
        this.to = to;
    }

    /** The conditions at the row that a column leads to; empty when it leads into another table, or one cannot be moved. */
    static Optional<List<Condition>> behind(Term.Attribute column, List<Condition> conditions) {
        Occurrence here = column.of();
        boolean selfish = here.number() == 0
                && here.table().foreignKeys().stream()
                        .anyMatch(key -> key.target().equals(here.table().name())
                                && key.columns().equals(List.of(column.column())));
        if (!selfish) {
            return Optional.empty();
        }
        Elsewhere other = new Elsewhere(here, new Occurrence(here.table(), 1, column.column()));
        List<Condition> moved = conditions.stream()
                .flatMap(condition -> other.moved(condition).stream())
                .toList();
        return moved.size() == conditions.size() ? Optional.of(moved) : Optional.empty();
    }

    private Optional<Condition> moved(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var comparison, Term.Constant value) ->
                moved(left).map(term -> new Condition.Compared(term, comparison, value));
            case Condition.Among(Term term, var values) -> moved(term).map(other -> new Condition.Among(other, values));
            case Condition.Matches(Term term, var match, var text) ->
                moved(term).map(other -> new Condition.Matches(other, match, text));
            default -> Optional.empty();
        };
    }

    private Optional<Term> moved(Term term) {
        return term instanceof Term.Attribute(Occurrence of, String column) && of.equals(from)
                ? Optional.of(new Term.Attribute(to, column))
                : Optional.empty();
    }
}
