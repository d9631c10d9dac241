package dash.doubt;

import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Selection;
import dash.statement.Expression;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An average or a sum of what is itself an average or a ratio: groups of different size weigh the same. */
final class DistrustAveragedAverages implements DoubtRule.Sure {

    private static final double WEIGHT = 0.3;
    private static final Set<String> AVERAGES = Set.of("avg", "percentile_cont", "percentile_disc");

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        if (isWanted(suspect.words())) {
            return Stream.empty();
        }
        return suspect.selections().all().stream()
                .flatMap(selection -> selection.nodes().stream()
                        .filter(Expression.class::isInstance)
                        .map(Expression.class::cast)
                        .flatMap(node -> averaged(selection, node).stream().map(inner -> doubt(suspect, node, inner))))
                .limit(1);
    }

    /** "the average of the average scores": somebody knows what they ask for. */
    private static boolean isWanted(Words words) {
        return words.tokens().stream()
                        .filter(token -> Set.of("average", "averages", "avg", "mean", "means")
                                .contains(token))
                        .count()
                > 1;
    }

    private static Optional<Expression> averaged(Selection selection, Expression node) {
        return switch (node) {
            case Expression.Call call
            when Aggregates.is(call, "avg", "sum") && !call.arguments().isEmpty() ->
                inner(selection, call.arguments().getFirst().value());
            case Expression.Operation operation
            when operation.operator().symbol().equals("/")
                    && operation.right() instanceof Expression.Literal
                    && operation.left().stream().allMatch(DistrustAveragedAverages::addsAverages) -> operation.left();
            default -> Optional.empty();
        };
    }

    /** {@code (avg(a) + avg(b)) / 2}. */
    private static boolean addsAverages(Expression value) {
        return value instanceof Expression.Operation operation
                && operation.operator().symbol().equals("+")
                && operation.left().isPresent()
                && isAverage(operation.left().get())
                && isAverage(operation.right());
    }

    private static Optional<Expression> inner(Selection selection, Expression argument) {
        if (isAverage(argument)) {
            return Optional.of(argument);
        }
        if (!(unwrapped(argument) instanceof Expression.Column column)) {
            return Optional.empty();
        }
        return selection.origin(column).stream()
                .flatMap(origin -> computed(origin).stream())
                .findFirst();
    }

    /** What a query in FROM computes for this column, when it is an average or ratio for each of several groups. */
    private static List<Expression> computed(Origin origin) {
        int at = origin.source().columns().indexOf(origin.column());
        return origin.source().branches().stream()
                .filter(branch -> branch.outputs().size() > at)
                .flatMap(branch -> {
                    Expression value = branch.outputs().get(at).value();
                    return branch.isGrouped() && isAverage(value)
                            ? Stream.of(value)
                            : inner(branch, value).filter(found -> !branch.isAggregated()).stream();
                })
                .toList();
    }

    private static Expression unwrapped(Expression value) {
        return switch (value) {
            case Expression.Cast cast -> unwrapped(cast.value());
            case Expression.Call call
            when call.name().last().equals("round") && !call.arguments().isEmpty() ->
                unwrapped(call.arguments().getFirst().value());
            case Expression.Coalesce coalesce -> unwrapped(coalesce.values().getFirst());
            default -> value;
        };
    }

    /** An average by name, or one aggregate divided by another. */
    private static boolean isAverage(Expression value) {
        Expression bare = unwrapped(value);
        if (bare instanceof Expression.Call call) {
            return call.over().isEmpty() && AVERAGES.contains(call.name().last());
        }
        return bare instanceof Expression.Operation operation
                && Set.of("/", "*").contains(operation.operator().symbol())
                && operation.left().isPresent()
                && isRatio(operation);
    }

    private static boolean isRatio(Expression.Operation operation) {
        Expression left = operation.left().orElseThrow();
        if (operation.operator().symbol().equals("*")) {
            return isAverage(left) || isAverage(operation.right());
        }
        boolean both = !Aggregates.in(left).isEmpty()
                && !Aggregates.in(operation.right()).isEmpty();
        return both || (operation.right() instanceof Expression.Literal && isAverage(left));
    }

    private static Doubt doubt(Suspect suspect, Expression outer, Expression inner) {
        String written = ProbeSql.text(suspect.statement(), outer);
        return new Doubt(
                Doubt.Kind.AVERAGE_OF_AVERAGES,
                written + " combines averages as if every group had the same size.",
                ProbeSql.text(suspect.statement(), inner) + " is already an average or a ratio of its group",
                WEIGHT,
                "compute the figure from the rows themselves, or weight each group by its size");
    }
}
