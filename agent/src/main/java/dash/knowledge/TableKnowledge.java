package dash.knowledge;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A table in people's words. Texts that nobody wrote are empty.
 *
 * @param columnNotes traps and hints by column name, in the order of the file
 * @param sensitiveColumns never profiled, indexed, sent or shown
 */
public record TableKnowledge(
        String name,
        String description,
        List<String> useCases,
        List<String> dataQualityNotes,
        List<ColumnKnowledge> columns,
        Map<String, String> columnNotes,
        List<RelatedTable> relatedTables,
        String owner,
        String refreshFrequency,
        String freshnessColumn,
        List<String> sensitiveColumns)
        implements Item {

    public TableKnowledge {
        Names.required("table", name);
        useCases = List.copyOf(useCases);
        dataQualityNotes = List.copyOf(dataQualityNotes);
        columns = List.copyOf(columns);
        columnNotes = Collections.unmodifiableMap(new LinkedHashMap<>(columnNotes));
        relatedTables = List.copyOf(relatedTables);
        sensitiveColumns = List.copyOf(sensitiveColumns);
    }

    /** The same note with nothing said about these columns and related tables. */
    public TableKnowledge without(List<String> wrong) {
        Set<String> keys = wrong.stream().map(Names::key).collect(Collectors.toSet());
        Map<String, String> notes = new LinkedHashMap<>(columnNotes);
        notes.keySet().removeIf(column -> keys.contains(Names.key(column)));
        return new TableKnowledge(
                name,
                description,
                useCases,
                dataQualityNotes,
                columns.stream()
                        .filter(column -> !keys.contains(Names.key(column.name())))
                        .toList(),
                notes,
                relatedTables.stream()
                        .filter(related -> !keys.contains(Names.key(related.table())))
                        .toList(),
                owner,
                refreshFrequency,
                keys.contains(Names.key(freshnessColumn)) ? "" : freshnessColumn,
                sensitiveColumns);
    }

    @Override
    public Kind kind() {
        return Kind.TABLE;
    }

    @Override
    public String label() {
        return name;
    }
}
