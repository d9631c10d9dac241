package dash.drift;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.Table;
import java.util.List;
import java.util.Map;

/** What the catalog alone can say of a table, in the form that a person goes on from. */
final class Draft {

    private Draft() {}

    static TableKnowledge of(Table table, String name) {
        return new TableKnowledge(
                name,
                table.comment(),
                List.of(),
                List.of(),
                table.columns().stream()
                        .map(column -> new ColumnKnowledge(column.name(), column.type(), column.comment()))
                        .toList(),
                Map.of(),
                List.of(),
                "",
                "",
                "",
                List.of());
    }
}
