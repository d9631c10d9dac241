package dash.databases.postgresql.introspect;

import dash.databases.introspect.Fingerprint;
import dash.databases.postgresql.PostgresqlDialect;
import dash.databases.scope.SourceScope;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puts the rows of the catalog together. Each statement saw the catalog at its own moment, so whatever names a relation or
 * column that another statement did not see is left out; the next refresh sees it.
 */
final class SchemaAssembly {

    private final SourceScope scope;
    private final Map<String, List<Cell>> relations = new HashMap<>();
    private final Map<String, RelationName> names = new HashMap<>();
    private final Map<String, Map<String, Column>> columns = new HashMap<>();
    private final Map<String, List<String>> labels = new HashMap<>();
    private final Map<String, List<List<String>>> uniqueKeys = new HashMap<>();
    private final Map<String, List<String>> indexes = new HashMap<>();
    private final Map<String, List<ForeignKey>> foreignKeys = new HashMap<>();

    SchemaAssembly(SourceScope scope) {
        this.scope = scope;
    }

    /** A partition is part of its table and shown only when the scope names it. */
    SchemaAssembly relations(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            RelationName name = new RelationName(text(row, 1), text(row, 2));
            boolean partition = truth(row, 4);
            if (scope.holds(name) && (!partition || scope.tables().contains(name))) {
                relations.put(text(row, 0), row);
                names.put(text(row, 0), name);
            }
        }
        return this;
    }

    SchemaAssembly enumerations(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            labels.computeIfAbsent(text(row, 0), _ -> new ArrayList<>()).add(text(row, 1));
        }
        return this;
    }

    SchemaAssembly columns(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            Column column = new Column(
                    text(row, 2),
                    text(row, 3),
                    truth(row, 4),
                    text(row, 5),
                    labels.getOrDefault(text(row, 6), List.of()));
            columns.computeIfAbsent(text(row, 0), _ -> new TreeMap<>(SchemaAssembly::byNumber))
                    .put(text(row, 1), column);
        }
        return this;
    }

    SchemaAssembly indexes(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            String relation = text(row, 0);
            String definition = text(row, 1);
            int using = definition.indexOf(" USING ");
            indexes.computeIfAbsent(relation, _ -> new ArrayList<>())
                    .add(using < 0 ? definition : definition.substring(using + " USING ".length()));
            if (truth(row, 2)) {
                columnNames(relation, text(row, 3))
                        .ifPresent(key -> uniqueKeys
                                .computeIfAbsent(relation, _ -> new ArrayList<>())
                                .add(key));
            }
        }
        return this;
    }

    /** A key that points out of the scope is no join anybody could make. */
    SchemaAssembly foreignKeys(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            Optional<List<String>> from = columnNames(text(row, 0), text(row, 1));
            Optional<List<String>> to = columnNames(text(row, 2), text(row, 3));
            RelationName target = names.get(text(row, 2));
            if (from.isPresent() && to.isPresent() && target != null) {
                foreignKeys
                        .computeIfAbsent(text(row, 0), _ -> new ArrayList<>())
                        .add(new ForeignKey(from.get(), target, to.get()));
            }
        }
        return this;
    }

    Schema schema() {
        Map<RelationName, Table> tables = new TreeMap<>();
        names.forEach((oid, name) -> tables.put(name, table(oid, name)));
        List<Table> sorted = List.copyOf(tables.values());
        return new Schema(Fingerprint.of(scope.schemas(), sorted), scope.schemas(), sorted, PostgresqlDialect.INSTANCE);
    }

    private Table table(String oid, RelationName name) {
        List<Cell> row = relations.getOrDefault(oid, List.of());
        return new Table(
                name,
                kind(text(row, 3)),
                List.copyOf(columns.getOrDefault(oid, Map.of()).values()),
                uniqueKeys.getOrDefault(oid, List.of()),
                foreignKeys.getOrDefault(oid, List.of()),
                indexes.getOrDefault(oid, List.of()),
                text(row, 5),
                Math.max(-1, Long.parseLong(text(row, 6))),
                Optional.of(text(row, 7).strip()).filter(definition -> !definition.isEmpty()));
    }

    private static Table.Kind kind(String relkind) {
        return switch (relkind) {
            case "v" -> Table.Kind.VIEW;
            case "m" -> Table.Kind.MATERIALIZED_VIEW;
            case "f" -> Table.Kind.FOREIGN_TABLE;
            default -> Table.Kind.TABLE;
        };
    }

    private Optional<List<String>> columnNames(String relation, String numbers) {
        Map<String, Column> known = columns.getOrDefault(relation, Map.of());
        List<String> found = new ArrayList<>();
        for (String number : numbers.split(" ", -1)) {
            Column column = known.isEmpty() ? null : known.get(number);
            if (column == null) {
                return Optional.empty();
            }
            found.add(column.name());
        }
        return Optional.of(found);
    }

    private static int byNumber(String one, String other) {
        return Integer.compare(Integer.parseInt(one), Integer.parseInt(other));
    }

    private static String text(List<Cell> row, int index) {
        return row.get(index).plain();
    }

    private static boolean truth(List<Cell> row, int index) {
        return row.get(index) instanceof Cell.Truth(boolean value) && value;
    }
}
