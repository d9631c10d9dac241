package dash.statement;

import java.util.List;
import java.util.Optional;

/**
 * What the columns of a result are called, by PostgreSQL's rules. A star stays {@code *}: only the live schema knows
 * more.
 */
public final class OutputColumns {

    private static final String NAMELESS = "?column?";

    private OutputColumns() {}

    public static List<String> of(Query query) {
        return switch (query.body()) {
            case Query.Select select ->
                select.items().stream().map(OutputColumns::nameOf).toList();
            case Query.SetOperation operation -> of(operation.left());
            case Query.Values values ->
                numbered(values.rows().getFirst().elements().size());
        };
    }

    public static String nameOf(Query.SelectItem item) {
        return item.alias().orElseGet(() -> figured(item.value()).orElse(NAMELESS));
    }

    private static List<String> numbered(int columns) {
        return java.util.stream.IntStream.rangeClosed(1, columns)
                .mapToObj(number -> "column" + number)
                .toList();
    }

    private static Optional<String> figured(Expression value) {
        return switch (value) {
            case Expression.Column column -> Optional.of(column.name().last());
            case Expression.Star star -> Optional.of("*");
            case Expression.Call call -> Optional.of(call.name().last());
            case Expression.SpecialValue special -> Optional.of(special.name());
            case Expression.Field field -> Optional.of(field.field());
            case Expression.Subscript subscript -> figured(subscript.base());
            case Expression.Collate collate -> figured(collate.value());
            case Expression.Cast cast ->
                Optional.of(figured(cast.value()).orElse(cast.type().name().last()));
            case Expression.Case decision ->
                Optional.of(decision.otherwise().flatMap(OutputColumns::figured).orElse("case"));
            case Expression.Coalesce coalesce -> Optional.of("coalesce");
            case Expression.NullIf nullIf -> Optional.of("nullif");
            case Expression.Extreme extreme -> Optional.of(extreme.greatest() ? "greatest" : "least");
            case Expression.Exists exists -> Optional.of("exists");
            case Expression.ArrayLiteral array -> Optional.of("array");
            case Expression.ArraySubquery array -> Optional.of("array");
            case Expression.Row row -> Optional.of("row");
            case Expression.AtTimeZone zone -> Optional.of("timezone");
            case Expression.GroupingOf grouping -> Optional.of("grouping");
            case Expression.Construct construct -> Optional.of(construct.name());
            case Expression.ScalarSubquery subquery ->
                of(subquery.query()).stream().findFirst();
            default -> Optional.empty();
        };
    }
}
