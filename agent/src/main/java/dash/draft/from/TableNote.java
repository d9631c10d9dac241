package dash.draft.from;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table note while it is being gathered from several places of one file. */
final class TableNote {

    private final String name;
    private final List<String> uses = new ArrayList<>();
    private final Map<String, ColumnKnowledge> columns = new LinkedHashMap<>();
    private final Map<String, String> notes = new LinkedHashMap<>();
    private final List<RelatedTable> related = new ArrayList<>();
    private String description = "";
    private String owner = "";

    TableNote(String name) {
        this.name = name;
    }

    void describe(String text) {
        if (description.isBlank()) {
            description = text.strip();
        }
    }

    void owner(String text) {
        if (owner.isBlank()) {
            owner = text.strip();
        }
    }

    void use(String text) {
        if (!text.isBlank() && !uses.contains(text)) {
            uses.add(text);
        }
    }

    void column(String column, String type, String text) {
        if (!text.isBlank()) {
            columns.putIfAbsent(column, new ColumnKnowledge(column, type, text.strip()));
        }
    }

    void note(String column, String text) {
        if (!text.isBlank()) {
            notes.merge(column, text, (one, two) -> one.contains(two) ? one : one + " " + two);
        }
    }

    void related(RelatedTable join) {
        related.add(join);
    }

    boolean saysSomething() {
        return !(description.isBlank()
                && owner.isBlank()
                && uses.isEmpty()
                && columns.isEmpty()
                && notes.isEmpty()
                && related.isEmpty());
    }

    TableKnowledge finish() {
        return new TableKnowledge(
                name,
                description,
                uses,
                List.of(),
                List.copyOf(columns.values()),
                notes,
                related,
                owner,
                "",
                "",
                List.of());
    }
}
