package dash.knowledge;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        List<String> sensitiveColumns) {

    public TableKnowledge {
        Names.required("table", name);
        useCases = List.copyOf(useCases);
        dataQualityNotes = List.copyOf(dataQualityNotes);
        columns = List.copyOf(columns);
        columnNotes = Collections.unmodifiableMap(new LinkedHashMap<>(columnNotes));
        relatedTables = List.copyOf(relatedTables);
        sensitiveColumns = List.copyOf(sensitiveColumns);
    }
}
