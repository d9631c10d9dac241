package dash.benchmarks.retrieval;

import dash.schema.Column;
import dash.schema.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the {@code *.metadata.json} files say about columns, put where a catalog keeps its comments. */
final class Notes {

    private Notes() {}

    static List<Table> tell(String database, List<Table> tables, Path data) throws IOException {
        Path file = data.resolve("defog").resolve(database + ".metadata.json");
        if (!Files.exists(file)) {
            return tables;
        }
        JsonNode told = new JsonMapper().readTree(Files.readString(file)).path("table_metadata");
        return tables.stream()
                .map(table -> tell(table, told.path(table.name().name())))
                .toList();
    }

    private static Table tell(Table table, JsonNode told) {
        Map<String, String> comments = new HashMap<>();
        for (JsonNode column : told) {
            comments.put(
                    column.path("column_name").asString(""),
                    column.path("column_description").asString(""));
        }
        List<Column> columns = table.columns().stream()
                .map(column -> new Column(
                        column.name(), column.type(), true, comments.getOrDefault(column.name(), ""), List.of()))
                .toList();
        return Dumps.table(table.name(), columns, table.foreignKeys());
    }
}
