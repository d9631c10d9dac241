package dash.draft.from;

import dash.knowledge.Item;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Views say what people make of tables: what a view reads is noted with it, and its definition stays where it is. */
public final class Views {

    private Views() {}

    public static Told read(Schema schema, Statements statements) {
        LiveTables live = new LiveTables(schema);
        List<Item> items = new ArrayList<>();
        for (Table table : schema.tables()) {
            table.definition()
                    .flatMap(sql -> statements.tables(sql.strip().replaceFirst(";\\s*$", "")))
                    .filter(reads -> !reads.isEmpty())
                    .ifPresent(reads -> items.add(note(live, table, reads)));
        }
        return new Told(items, List.of(), List.of());
    }

    private static TableKnowledge note(LiveTables live, Table view, List<String> reads) {
        String comment = view.comment().strip();
        String made = "A view over " + String.join(", ", reads) + ".";
        List<RelatedTable> related = reads.stream()
                .flatMap(name -> live.find(name).stream())
                .map(table -> new RelatedTable(live.name(table), "", "the view is made of it"))
                .distinct()
                .toList();
        return new TableKnowledge(
                live.name(view),
                comment.isEmpty() ? made : (comment.endsWith(".") ? comment : comment + ".") + " " + made,
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                related,
                "",
                "",
                "",
                List.of());
    }
}
