package dash.doubt;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.schema.resolved.Selection;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Nothing came back. Leaves out one filter after the other to see which of them alone made it so. */
final class ExplainEmptiness implements DoubtRule.Sure {

    private static final double WEIGHT = 0.3;
    private static final int MOST_LOOKS = 6;

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        if (!isNothing(suspect.rows()) || suspect.selections().top().isEmpty()) {
            return Stream.empty();
        }
        List<Expression> filters = filters(suspect);
        List<String> guilty = new ArrayList<>();
        for (Expression filter : filters.stream().limit(MOST_LOOKS).toList()) {
            if (guilty.isEmpty() && bringsRows(suspect, filter)) {
                guilty.add(ProbeSql.text(suspect.statement(), filter));
            }
        }
        return Stream.of(doubt(suspect, filters, guilty));
    }

    /** No rows, or the one row of an aggregate over nothing. A count of 0 is a figure like any other. */
    static boolean isNothing(Rows rows) {
        return rows.isEmpty()
                || (rows.count() == 1 && rows.rows().getFirst().stream().allMatch(Cell.Missing.class::isInstance));
    }

    private static boolean bringsRows(Suspect suspect, Expression filter) {
        String relaxed = ProbeSql.with(suspect.statement(), filter.span(), "TRUE");
        return suspect.probes().run(relaxed).filter(rows -> !isNothing(rows)).isPresent();
    }

    /** Those of the result itself first, and those that compare with something written before those that join. */
    private static List<Expression> filters(Suspect suspect) {
        List<Selection> outermostFirst = suspect.selections().all().reversed();
        return outermostFirst.stream()
                .flatMap(selection -> Stream.concat(
                        selection.conditions().stream(),
                        Conjuncts.of(selection.select().having()).stream()))
                .sorted(Comparator.comparingInt(ExplainEmptiness::rank))
                .toList();
    }

    private static int rank(Expression filter) {
        boolean written = filter.every(Expression.Literal.class)
                .anyMatch(literal -> literal.kind() == Expression.Literal.Kind.STRING);
        boolean joins = filter.every(Expression.Column.class).count() > 1;
        return written ? 0 : joins ? 2 : 1;
    }

    private static Doubt doubt(Suspect suspect, List<Expression> filters, List<String> guilty) {
        Statement statement = suspect.statement();
        if (!guilty.isEmpty()) {
            return new Doubt(
                    Doubt.Kind.EMPTY,
                    "The result is empty: no row that meets the other conditions meets " + guilty.getFirst() + ".",
                    "without " + guilty.getFirst() + " there are rows",
                    WEIGHT,
                    "check whether the question means the condition " + guilty.getFirst());
        }
        String evidence = filters.isEmpty()
                ? "the SQL has no condition, so the tables themselves have no such rows"
                : "the result stays empty without any one of " + Math.min(filters.size(), MOST_LOOKS)
                        + " conditions, for example without " + ProbeSql.text(statement, filters.getFirst());
        return new Doubt(Doubt.Kind.EMPTY, "The result is empty.", evidence, WEIGHT, "");
    }
}
