package dash.databases.duckdb.introspect;

import dash.databases.duckdb.DuckdbDialect;
import dash.databases.introspect.Fingerprint;
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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the rows of the catalog together. */
final class SchemaAssembly {

    private static final String BETWEEN = "\u001f";
    private static final Pattern LABEL = Pattern.compile("'((?:[^']|'')*)'");

    private final SourceScope scope;
    private final Map<RelationName, List<Cell>> relations = new TreeMap<>();
    private final Map<RelationName, List<Column>> columns = new HashMap<>();
    private final Map<RelationName, List<List<String>>> uniqueKeys = new HashMap<>();
    private final Map<RelationName, List<ForeignKey>> foreignKeys = new HashMap<>();

    SchemaAssembly(SourceScope scope) {
        this.scope = scope;
    }

    SchemaAssembly relations(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            RelationName name = name(row);
            if (scope.holds(name)) {
                relations.put(name, row);
            }
        }
        return this;
    }

    SchemaAssembly columns(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            String type = text(row, 3);
            boolean enumeration = type.startsWith("ENUM(");
            columns.computeIfAbsent(name(row), _ -> new ArrayList<>())
                    .add(new Column(
                            text(row, 2),
                            enumeration ? "enum" : type.toLowerCase(Locale.ROOT),
                            row.get(4) instanceof Cell.Truth(boolean nullable) && nullable,
                            text(row, 5),
                            enumeration ? labels(type) : List.of()));
        }
        return this;
    }

    private static List<String> labels(String type) {
        List<String> labels = new ArrayList<>();
        Matcher found = LABEL.matcher(type);
        while (found.find()) {
            labels.add(found.group(1).replace("''", "'"));
        }
        return labels;
    }

    /** A key that points out of the scope is no join anybody could make. */
    SchemaAssembly keys(Rows rows) {
        for (List<Cell> row : rows.rows()) {
            RelationName table = name(row);
            List<String> own = List.of(text(row, 3).split(BETWEEN, -1));
            if (text(row, 2).equals("FOREIGN KEY")) {
                RelationName target = new RelationName(table.schema(), text(row, 4));
                List<String> theirs = List.of(text(row, 5).split(BETWEEN, -1));
                if (relations.containsKey(target) && own.size() == theirs.size()) {
                    foreignKeys.computeIfAbsent(table, _ -> new ArrayList<>()).add(new ForeignKey(own, target, theirs));
                }
            } else {
                uniqueKeys.computeIfAbsent(table, _ -> new ArrayList<>()).add(own);
            }
        }
        return this;
    }

    Schema schema() {
        List<Table> tables = relations.keySet().stream().map(this::table).toList();
        return new Schema(Fingerprint.of(scope.schemas(), tables), scope.schemas(), tables, DuckdbDialect.INSTANCE);
    }

    private Table table(RelationName name) {
        List<Cell> row = relations.getOrDefault(name, List.of());
        return new Table(
                name,
                text(row, 2).equals("view") ? Table.Kind.VIEW : Table.Kind.TABLE,
                columns.getOrDefault(name, List.of()),
                uniqueKeys.getOrDefault(name, List.of()),
                foreignKeys.getOrDefault(name, List.of()),
                List.of(),
                text(row, 3),
                Math.max(-1, Long.parseLong(text(row, 4))),
                Optional.of(text(row, 5).strip()).filter(definition -> !definition.isEmpty()));
    }

    private static RelationName name(List<Cell> row) {
        return new RelationName(text(row, 0), text(row, 1));
    }

    private static String text(List<Cell> row, int index) {
        return row.get(index).plain();
    }
}
