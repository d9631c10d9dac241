package dash.builtin.repair;

import dash.schema.resolved.Selection;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Span;
import java.util.List;
import java.util.Optional;

/** A column beside an aggregate that is in no group: the rows are told apart by it. */
final class GroupByColumn implements Repair {

    @Override
    public Optional<Mending> mend(Broken broken) {
        if (!broken.error().sqlState().equals("42803") && !broken.says("group by")) {
            return Optional.empty();
        }
        return broken.selections().stream()
                .flatMap(selection -> broken.meant(selection).stream()
                        .filter(column -> shown(column, selection))
                        .limit(1)
                        .flatMap(column -> grouped(column, selection.select(), broken).stream()))
                .findFirst()
                .flatMap(edit -> Mending.of(List.of(edit), "Rows are also told apart by a column that is shown."));
    }

    /** It is asked for by name; one in WHERE or inside a function tells no groups. */
    private static boolean shown(Expression.Column column, Selection selection) {
        return selection.select().items().stream().anyMatch(item -> item.value().sameAs(column))
                && selection.groups().stream().noneMatch(column::sameAs);
    }

    private static Optional<Edit> grouped(Expression.Column column, Query.Select select, Broken broken) {
        String written = broken.statement().text(column);
        if (select.grouping().isEmpty()) {
            return Optional.of(behind(select, rows(select), " GROUP BY " + written, broken));
        }
        List<Grouping.Element> elements = select.grouping().get().elements();
        return elements.getLast() instanceof Grouping.By
                ? Optional.of(behind(select, elements.getLast(), ", " + written, broken))
                : Optional.empty();
    }

    /** What GROUP BY stands behind. */
    private static Node rows(Query.Select select) {
        return select.where()
                .<Node>map(where -> where)
                .orElseGet(() -> select.from().getLast());
    }

    /** Read from SELECT on, because the span of what stands in parentheses has neither of them. */
    private static Edit behind(Query.Select select, Node node, String text, Broken broken) {
        Span written = new Span(select.span().from(), node.span().to());
        int at = Edits.closed(broken.statement(), written).to();
        return new Edit(new Span(at, at), text);
    }
}
