package dash.models.analyst.privacy;

import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Looks texts up among the values of every text column. */
final class Found {

    private final Values values;
    private final List<ColumnName> columns = new ArrayList<>();

    Found(Values values, Schema schema) {
        this.values = values;
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                columns.add(new ColumnName(table.name(), column.name()));
            }
        }
    }

    /** By the text in lower case; the first column that has it. */
    Map<String, ValueMatch> among(Collection<String> texts) {
        Map<String, ValueMatch> found = new LinkedHashMap<>();
        for (ValueMatch match : values.findEverywhere(List.copyOf(texts), columns)) {
            found.putIfAbsent(match.text().toLowerCase(Locale.ROOT), match);
        }
        return found;
    }
}
