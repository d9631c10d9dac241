package dash.statement.render;

import dash.statement.Alias;
import dash.statement.Dialect;
import dash.statement.Name;
import dash.statement.Relation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What stands in FROM. */
final class RelationText {

    private final Dialect dialect;
    private final QueryText queries;
    private final ExpressionText expressions;

    RelationText(Dialect dialect, QueryText queries, ExpressionText expressions) {
        this.dialect = dialect;
        this.queries = queries;
        this.expressions = expressions;
    }

    String text(Relation relation) {
        return switch (relation) {
            case Relation.Table table ->
                (table.only() ? "ONLY " : "")
                        + name(table.name())
                        + alias(table.alias())
                        + table.sample().map(this::sample).orElse("");
            case Relation.Subquery subquery ->
                lateral(subquery.lateral()) + "(" + queries.query(subquery.query()) + ")" + alias(subquery.alias());
            case Relation.FunctionTable table -> functions(table);
            case Relation.Join join -> join(join);
            case Relation.Construct construct -> throw new NotSpelledException(construct.name());
        };
    }

    private static String lateral(boolean lateral) {
        return lateral ? "LATERAL " : "";
    }

    private String name(Name name) {
        return name.parts().stream().map(dialect::name).collect(Collectors.joining("."));
    }

    private String alias(Optional<Alias> alias) {
        return alias.map(given -> " AS " + dialect.name(given.name()) + columns(given.columns()))
                .orElse("");
    }

    private String columns(List<String> columns) {
        return columns.isEmpty()
                ? ""
                : columns.stream().map(dialect::name).collect(Collectors.joining(", ", " (", ")"));
    }

    private String sample(Relation.Sample sample) {
        return " TABLESAMPLE " + name(sample.method()) + " (" + expressions.list(sample.arguments()) + ")"
                + sample.seed()
                        .map(seed -> " REPEATABLE (" + expressions.text(seed) + ")")
                        .orElse("");
    }

    private String functions(Relation.FunctionTable table) {
        boolean plain = table.functions().stream()
                .allMatch(function -> function.columns().isEmpty());
        if (!plain) {
            throw new NotSpelledException("a function with columns given to it");
        }
        String calls = table.functions().stream()
                .map(function -> expressions.text(function.call()))
                .collect(Collectors.joining(", "));
        return lateral(table.lateral())
                + (table.rowsFrom() ? "ROWS FROM (" + calls + ")" : calls)
                + (table.ordinality() ? " WITH ORDINALITY" : "")
                + alias(table.alias());
    }

    private String join(Relation.Join join) {
        String kind = switch (join.kind()) {
            case CROSS -> "CROSS JOIN";
            case INNER -> "JOIN";
            case LEFT -> "LEFT JOIN";
            case RIGHT -> "RIGHT JOIN";
            case FULL -> "FULL JOIN";
        };
        String right = join.right() instanceof Relation.Join ? "(" + text(join.right()) + ")" : text(join.right());
        String using = join.using().isEmpty()
                ? ""
                : join.using().stream().map(dialect::name).collect(Collectors.joining(", ", " USING (", ")"))
                        + alias(join.usingAlias());
        String text = text(join.left()) + (join.natural() ? " NATURAL " : " ") + kind + " " + right
                + join.on().map(on -> " ON " + expressions.text(on)).orElse("") + using;
        return join.alias().isPresent() ? "(" + text + ")" + alias(join.alias()) : text;
    }
}
