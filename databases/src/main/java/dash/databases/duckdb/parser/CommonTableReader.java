package dash.databases.duckdb.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads WITH. */
final class CommonTableReader {

    private static final Set<String> WITH = Set.of("WITH");

    private final TreeReader tree;

    CommonTableReader(TreeReader tree) {
        this.tree = tree;
    }

    Optional<With> with(Fields query) {
        Optional<JsonNode> map = query.node("cte_map");
        if (map.isEmpty()) {
            return Optional.empty();
        }
        Fields fields = tree.fields("WITH", map.get());
        List<CommonTable> tables = new ArrayList<>();
        List<JsonNode> entries = fields.list("map");
        boolean recursive = entries.stream().anyMatch(CommonTableReader::isRecursive);
        for (JsonNode entry : entries) {
            Fields pair = tree.fields("a common table expression", entry);
            CommonTable table = table(pair.name("key").orElse(""), pair.required("value"));
            pair.done();
            if (recursive) {
                refuseUnseen(tables, table, isRecursive(entry));
            }
            tables.add(table);
        }
        fields.done();
        if (tables.isEmpty()) {
            return Optional.empty();
        }
        Span span = tree.spans().backTo(tree.spans().around(Spans.NOWHERE, tables), WITH);
        return Optional.of(new With(span, recursive, tables));
    }

    private static boolean isRecursive(JsonNode entry) {
        return entry.path("value").path("query_node").path("type").asString("").equals("RECURSIVE_CTE_NODE");
    }

    /**
     * The neutral tree says of the whole WITH that it is recursive; the engine lets only those tables see themselves that are,
     * and nobody a later one: there the name means a table of the source.
     */
    private void refuseUnseen(List<CommonTable> earlier, CommonTable table, boolean recursive) {
        String what = "WITH RECURSIVE where a table is named before the engine knows it";
        earlier.forEach(before -> refuseMention(before, table.name(), what));
        if (!recursive) {
            refuseMention(table, table.name(), what);
        } else if (table.body() instanceof Query query && query.body() instanceof Query.SetOperation operation) {
            refuseMention(operation.left(), table.name(), what);
        }
    }

    private void refuseMention(Node node, String name, String what) {
        boolean mentioned = node.every(Relation.Table.class)
                .anyMatch(table ->
                        !table.name().isQualified() && table.name().last().equals(name));
        if (mentioned) {
            throw new NotUnderstoodException(what, node.span());
        }
    }

    private CommonTable table(String name, JsonNode value) {
        Fields fields = tree.fields("a common table expression", value);
        CommonTable.Materialized materialized = switch (fields.text("materialized")) {
            case "CTE_MATERIALIZE_DEFAULT", "" -> CommonTable.Materialized.UNSAID;
            case "CTE_MATERIALIZE_ALWAYS" -> CommonTable.Materialized.ALWAYS;
            case "CTE_MATERIALIZE_NEVER" -> CommonTable.Materialized.NEVER;
            default -> throw fields.notUnderstood("a MATERIALIZED of an unknown kind");
        };
        fields.refuse("payload_aggregates", "USING KEY with aggregates");
        if (!tree.expressions(fields.list("key_targets")).stream().allMatch(Expression.Column.class::isInstance)) {
            throw fields.notUnderstood("USING KEY of something that is no column");
        }
        Root body = tree.queries().body(fields.required("query_node"));
        Span inside = tree.spans().enclosed(body.span());
        Span span = tree.spans().backTo(inside, token -> token.names(name));
        CommonTable table = new CommonTable(
                span, name, fields.names("aliases"), materialized, body, Optional.empty(), Optional.empty());
        fields.done();
        return table;
    }
}
