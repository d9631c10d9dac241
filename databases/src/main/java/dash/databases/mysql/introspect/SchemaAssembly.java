package dash.databases.mysql.introspect;

import dash.databases.introspect.Fingerprint;
import dash.databases.mysql.MysqlDialect;
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
import java.util.LinkedHashMap;
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
    private final Map<RelationName, List<Cell>> relations = new TreeMap<>();
    private final Map<RelationName, List<Column>> columns = new HashMap<>();
    private final Map<RelationName, List<List<String>>> uniqueKeys = new HashMap<>();
    private final Map<RelationName, List<String>> indexes = new HashMap<>();
    private final Map<RelationName, List<ForeignKey>> foreignKeys = new HashMap<>();

    SchemaAssembly(SourceScope scope) {
        this.scope = scope;
    }

    SchemaAssembly relations(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            if (scope.holds(name(row))) {
                relations.put(name(row), row);
            }
        }
        return this;
    }

    SchemaAssembly columns(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            String type = text(row, 4);
            Column column = new Column(
                    text(row, 3), type, text(row, 5).equals("YES"), text(row, 6), EnumerationLabels.of(type));
            columns.computeIfAbsent(name(row), _ -> new ArrayList<>()).add(column);
        }
        return this;
    }

    SchemaAssembly indexes(Rows rows) {
        for (List<List<Cell>> index : grouped(rows)) {
            List<Cell> first = index.getFirst();
            List<String> names = index.stream().map(row -> text(row, 4)).toList();
            indexes.computeIfAbsent(name(first), _ -> new ArrayList<>())
                    .add(text(first, 6) + " (" + String.join(", ", names) + ")");
            boolean whole = index.stream().allMatch(row -> text(row, 5).equals("0"));
            if (text(first, 3).equals("0") && whole && hasAll(name(first), names)) {
                uniqueKeys.computeIfAbsent(name(first), _ -> new ArrayList<>()).add(names);
            }
        }
        return this;
    }

    /** A key that points out of the scope is no join anybody could make. */
    SchemaAssembly foreignKeys(Rows rows) {
        for (List<List<Cell>> key : grouped(rows)) {
            List<Cell> first = key.getFirst();
            RelationName target = new RelationName(text(first, 4), text(first, 5));
            List<String> from = key.stream().map(row -> text(row, 3)).toList();
            List<String> to = key.stream().map(row -> text(row, 6)).toList();
            if (relations.containsKey(target) && hasAll(name(first), from) && hasAll(target, to)) {
                foreignKeys.computeIfAbsent(name(first), _ -> new ArrayList<>()).add(new ForeignKey(from, target, to));
            }
        }
        return this;
    }

    /** Rows that share relation and the name in the third column. */
    private static List<List<List<Cell>>> grouped(Rows rows) {
        Map<List<String>, List<List<Cell>>> groups = new LinkedHashMap<>();
        for (List<Cell> row : rows.rows()) {
            groups.computeIfAbsent(List.of(text(row, 0), text(row, 1), text(row, 2)), _ -> new ArrayList<>())
                    .add(row);
        }
        return List.copyOf(groups.values());
    }

    private boolean hasAll(RelationName relation, List<String> names) {
        return names.stream()
                .allMatch(name -> columns.getOrDefault(relation, List.of()).stream()
                        .anyMatch(column -> column.name().equals(name)));
    }

    Schema schema() {
        List<Table> tables = relations.entrySet().stream()
                .filter(relation -> columns.containsKey(relation.getKey()))
                .map(relation -> table(relation.getKey(), relation.getValue()))
                .toList();
        return new Schema(Fingerprint.of(scope.schemas(), tables), scope.schemas(), tables, MysqlDialect.INSTANCE);
    }

    private Table table(RelationName name, List<Cell> row) {
        boolean view = text(row, 2).equals("VIEW");
        return new Table(
                name,
                view ? Table.Kind.VIEW : Table.Kind.TABLE,
                columns.getOrDefault(name, List.of()),
                uniqueKeys.getOrDefault(name, List.of()),
                foreignKeys.getOrDefault(name, List.of()),
                indexes.getOrDefault(name, List.of()),
                view ? "" : text(row, 3),
                view ? -1 : Math.max(-1, Long.parseLong(text(row, 4))),
                Optional.of(text(row, 5).strip()).filter(definition -> !definition.isEmpty()));
    }

    private static RelationName name(List<Cell> row) {
        return new RelationName(text(row, 0), text(row, 1));
    }

    private static String text(List<Cell> row, int index) {
        return row.get(index).plain();
    }
}
