package dash.statement.render;

import dash.statement.CommonTable;
import dash.statement.Dialect;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.OrderItem;
import dash.statement.Query;
import dash.statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Queries and what stands around them. */
final class QueryText {

    private final Dialect dialect;
    private final ExpressionText expressions;
    private final RelationText relations;

    QueryText(Dialect dialect, boolean foreign) {
        this.dialect = dialect;
        this.expressions = new ExpressionText(dialect, foreign, this);
        this.relations = new RelationText(dialect, this, expressions);
    }

    String query(Query query) {
        if (!query.locking().isEmpty()) {
            throw new NotSpelledException("a query that locks rows");
        }
        List<String> parts = new ArrayList<>();
        query.with().ifPresent(with -> parts.add(with(with)));
        parts.add(body(query.body()));
        if (!query.orderBy().isEmpty()) {
            parts.add("ORDER BY " + orderBy(query.orderBy()));
        }
        parts.addAll(bounds(query));
        return String.join(" ", parts);
    }

    private List<String> bounds(Query query) {
        List<String> bounds = new ArrayList<>();
        if (query.withTies()) {
            query.offset().ifPresent(offset -> bounds.add("OFFSET " + expressions.closed(offset) + " ROWS"));
            query.limit()
                    .ifPresent(limit -> bounds.add(dialect.firstRowsWithTies(expressions.closed(limit))
                            .orElseThrow(() -> new NotSpelledException("FETCH FIRST … WITH TIES"))));
            return bounds;
        }
        query.limit().ifPresent(limit -> bounds.add("LIMIT " + expressions.closed(limit)));
        query.offset()
                .ifPresent(offset -> bounds.add(
                        dialect.offset(expressions.closed(offset), query.limit().isPresent())));
        return bounds;
    }

    String orderBy(List<OrderItem> items) {
        return items.stream().map(this::orderItem).collect(Collectors.joining(", "));
    }

    private String orderItem(OrderItem item) {
        if (item.using().isPresent()) {
            throw new NotSpelledException("ORDER BY … USING");
        }
        String value = expressions.text(item.value());
        boolean descending = item.direction() == OrderItem.Direction.DESCENDING;
        return switch (item.nulls()) {
            case UNSAID ->
                value
                        + switch (item.direction()) {
                            case ASCENDING -> " ASC";
                            case DESCENDING -> " DESC";
                            case UNSAID, USING -> "";
                        };
            case FIRST -> dialect.orderNullsFirst(value, descending);
            case LAST -> dialect.order(value, descending);
        };
    }

    private String with(With with) {
        return (with.recursive() ? "WITH RECURSIVE " : "WITH ")
                + with.tables().stream().map(this::commonTable).collect(Collectors.joining(", "));
    }

    private String commonTable(CommonTable table) {
        if (table.search().isPresent() || table.cycle().isPresent() || !(table.body() instanceof Query body)) {
            throw new NotSpelledException("SEARCH, CYCLE or a write in WITH");
        }
        String columns = table.columns().isEmpty()
                ? ""
                : table.columns().stream().map(dialect::name).collect(Collectors.joining(", ", " (", ")"));
        String kept = switch (table.materialized()) {
            case UNSAID -> "";
            case ALWAYS -> dialect.knowsMaterialized() ? "MATERIALIZED " : "";
            case NEVER -> dialect.knowsMaterialized() ? "NOT MATERIALIZED " : "";
        };
        return dialect.name(table.name()) + columns + " AS " + kept + "(" + query(body) + ")";
    }

    private String body(Query.Body body) {
        return switch (body) {
            case Query.Select select -> select(select);
            case Query.SetOperation operation ->
                operand(operation.left()) + " " + operation.operator().name() + (operation.all() ? " ALL " : " ")
                        + operand(operation.right());
            case Query.Values values ->
                "VALUES "
                        + values.rows().stream()
                                .map(row -> dialect.valuesRow(expressions.list(row.elements())))
                                .collect(Collectors.joining(", "));
        };
    }

    /** Some engines take no brackets around a plain operand, so there are none. */
    private String operand(Query query) {
        boolean plain = query.with().isEmpty()
                && query.orderBy().isEmpty()
                && query.limit().isEmpty()
                && query.offset().isEmpty()
                && query.body() instanceof Query.Select;
        return plain ? query(query) : dialect.setOperand(query(query));
    }

    private String select(Query.Select select) {
        if (select.into().isPresent()) {
            throw new NotSpelledException("SELECT INTO");
        }
        List<String> parts = new ArrayList<>();
        parts.add("SELECT" + select.distinct().map(this::distinct).orElse(""));
        parts.add(select.items().stream().map(this::item).collect(Collectors.joining(", ")));
        if (!select.from().isEmpty()) {
            parts.add("FROM " + select.from().stream().map(relations::text).collect(Collectors.joining(", ")));
        }
        select.where().ifPresent(where -> parts.add("WHERE " + expressions.text(where)));
        select.grouping().ifPresent(grouping -> parts.add("GROUP BY " + grouping(grouping)));
        select.having().ifPresent(having -> parts.add("HAVING " + expressions.text(having)));
        if (!select.windows().isEmpty()) {
            parts.add("WINDOW "
                    + select.windows().stream()
                            .map(window -> dialect.name(window.name()) + " AS "
                                    + expressions.windows().specification(window.specification()))
                            .collect(Collectors.joining(", ")));
        }
        select.qualify().ifPresent(qualify -> parts.add("QUALIFY " + expressions.text(qualify)));
        parts.removeIf(String::isEmpty);
        return String.join(" ", parts);
    }

    private String distinct(Query.Distinct distinct) {
        return distinct.on().isEmpty() ? " DISTINCT" : " DISTINCT ON (" + expressions.list(distinct.on()) + ")";
    }

    private String item(Query.SelectItem item) {
        return expressions.text(item.value())
                + item.alias().map(alias -> " AS " + dialect.name(alias)).orElse("");
    }

    private String grouping(Grouping grouping) {
        return (grouping.distinct() ? "DISTINCT " : "")
                + grouping.elements().stream().map(this::element).collect(Collectors.joining(", "));
    }

    private String element(Grouping.Element element) {
        return switch (element) {
            case Grouping.By(var span, Expression value) -> expressions.text(value);
            case Grouping.Sets sets -> {
                String inner = sets.elements().stream().map(this::element).collect(Collectors.joining(", "));
                yield switch (sets.kind()) {
                    case EMPTY -> "()";
                    case ROLLUP -> "ROLLUP (" + inner + ")";
                    case CUBE -> "CUBE (" + inner + ")";
                    case GROUPING_SETS -> "GROUPING SETS (" + inner + ")";
                };
            }
        };
    }
}
