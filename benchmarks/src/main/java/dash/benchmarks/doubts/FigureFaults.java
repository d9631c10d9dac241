package dash.benchmarks.doubts;

import dash.doubt.Doubt.Kind;
import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Selection;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Relation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A figure in another unit, cut by a division of integers, the same for every group, or averaged twice. */
final class FigureFaults {

    private static final Set<String> FACTORS = Set.of("100", "100.0", "1000", "1000.0", "60", "60.0", "3600", "3600.0");

    private FigureFaults() {}

    static Stream<Fault> of(Right right) {
        return Stream.of(undivided(right), cut(right), same(right), averaged(right))
                .flatMap(all -> all);
    }

    /** {@code amount_cents / 100.0} without its division. */
    private static Stream<Fault> undivided(Right right) {
        return right.every(Expression.Operation.class)
                .filter(operation -> operation.operator().symbol().equals("/")
                        && operation.right() instanceof Expression.Literal literal
                        && FACTORS.contains(literal.value())
                        && operation
                                .left()
                                .filter(left -> left.every(Expression.Column.class)
                                        .findAny()
                                        .isPresent())
                                .isPresent())
                .limit(1)
                .flatMap(operation ->
                        right.with(operation, right.text(operation.left().orElseThrow())).stream())
                .map(sql -> new Fault("a figure in its raw unit", Kind.MIXED_UNITS, sql));
    }

    /** {@code 1.0 * a / b} as {@code a / b}. */
    private static Stream<Fault> cut(Right right) {
        List<Edit> edits = Stream.concat(
                        right.literals(Expression.Literal.Kind.DECIMAL)
                                .filter(literal -> literal.value().matches("1(00)?\\.0+"))
                                .map(literal ->
                                        new Edit(literal.span(), literal.value().startsWith("100") ? "100" : "1")),
                        right.every(Expression.Cast.class)
                                .filter(cast -> cast.value() instanceof Expression.Call call
                                        && Aggregates.is(call, "count", "sum"))
                                .map(cast -> new Edit(cast.span(), right.text(cast.value()))))
                .toList();
        boolean ratio = right.every(Expression.Operation.class)
                .anyMatch(operation -> operation.operator().symbol().equals("/")
                        && !Aggregates.in(operation.right()).isEmpty());
        return ratio
                ? right.with(edits).stream().map(sql -> new Fault("a ratio of integers", Kind.SUSPICIOUSLY_EVEN, sql))
                : Stream.empty();
    }

    private static Optional<Selection> only(Right right) {
        return right.selections().all().size() == 1
                ? Optional.of(right.selections().top().getFirst())
                : Optional.empty();
    }

    private static Stream<Expression.Call> figure(Selection selection, String... names) {
        return Aggregates.of(selection).stream()
                .filter(call -> Aggregates.is(call, names)
                        && !call.distinct()
                        && call.over().isEmpty())
                .limit(1);
    }

    private static boolean isAlone(Selection selection) {
        return selection.select().from().size() == 1
                && selection.select().from().getFirst() instanceof Relation.Table;
    }

    /** Every group gets the figure of the whole. */
    private static Stream<Fault> same(Right right) {
        return only(right)
                .filter(selection -> isAlone(selection) && !selection.groups().isEmpty())
                .stream()
                .flatMap(selection -> figure(selection, "sum", "avg")
                        .flatMap(call -> right
                                .with(
                                        call,
                                        "(SELECT " + right.text(call) + " FROM "
                                                + right.text(selection
                                                        .select()
                                                        .from()
                                                        .getFirst()) + ")")
                                .stream()))
                .map(sql -> new Fault("the total for every group", Kind.SUSPICIOUSLY_EVEN, sql));
    }

    /** An average of the averages of each value of some key. */
    private static Stream<Fault> averaged(Right right) {
        return only(right)
                .filter(selection -> isAlone(selection)
                        && selection.groups().isEmpty()
                        && selection.select().items().size() == 1)
                .stream()
                .flatMap(selection -> figure(selection, "avg")
                        .flatMap(call -> selection.sources().getFirst().table().stream()
                                .flatMap(table -> table.foreignKeys().stream().limit(1))
                                .map(key -> "SELECT avg(part) FROM (SELECT " + right.text(call) + " AS part FROM "
                                        + right.text(selection.select().from().getFirst())
                                        + selection
                                                .select()
                                                .where()
                                                .map(where -> " WHERE " + right.text(where))
                                                .orElse("")
                                        + " GROUP BY " + key.columns().getFirst() + ") parts")))
                .map(sql -> new Fault("an average of averages", Kind.AVERAGE_OF_AVERAGES, sql));
    }
}
