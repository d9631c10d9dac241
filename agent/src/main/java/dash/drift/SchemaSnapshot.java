package dash.drift;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TreeWriter;
import dash.schema.Schema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What has to be remembered of a schema to say later what changed.
 *
 * @param tables columns with their types, in their order, by the table's full name
 */
public record SchemaSnapshot(String fingerprint, Map<String, Map<String, String>> tables) {

    public SchemaSnapshot {
        tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
    }

    public static SchemaSnapshot of(Schema schema) {
        Map<String, Map<String, String>> tables = new LinkedHashMap<>();
        schema.tables().forEach(table -> {
            Map<String, String> columns = new LinkedHashMap<>();
            table.columns().forEach(column -> columns.put(column.name(), column.type()));
            tables.put(table.name().toString(), columns);
        });
        return new SchemaSnapshot(schema.fingerprint(), tables);
    }

    public String json() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("fingerprint", fingerprint);
        List<Object> list = new ArrayList<>();
        tables.forEach((name, columns) -> {
            List<Object> told = new ArrayList<>();
            columns.forEach((column, type) -> told.add(List.of(column, type)));
            list.add(Map.of("table", name, "columns", told));
        });
        tree.put("tables", list);
        return TreeWriter.json(tree);
    }

    public static SchemaSnapshot read(String json) {
        Node node = NodeReader.json(Code.INTERNAL).read("schema snapshot", json, 1);
        Fields fields = Fields.of(Code.INTERNAL, "schema snapshot", node, "fingerprint", "tables");
        Map<String, Map<String, String>> tables = new LinkedHashMap<>();
        for (Node item : fields.items("tables")) {
            Fields table = Fields.of(Code.INTERNAL, "table", item, "table", "columns");
            Map<String, String> columns = new LinkedHashMap<>();
            for (Node column : table.items("columns")) {
                if (column instanceof Node.Sequence(List<Node> pair, var place)
                        && pair.getFirst() instanceof Node.Text(String name, var nameAt)
                        && pair.getLast() instanceof Node.Text(String type, var typeAt)) {
                    columns.put(name, type);
                }
            }
            tables.put(table.text("table"), columns);
        }
        return new SchemaSnapshot(fields.textOrEmpty("fingerprint"), tables);
    }
}
