package dash.databases.sqlite.introspect;

import dash.execute.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The indexes of one table as they come, one row a column. */
final class Keys {

    /** What stands in a list of columns where an index computes a value. */
    private static final String EXPRESSION = "<expression>";

    private static final class Index {
        private final List<String> columns = new ArrayList<>();
        private boolean unique;
        private boolean whole = true;
        private boolean made;
    }

    private final Map<String, Index> byName = new LinkedHashMap<>();

    void add(List<Cell> row) {
        Index index = byName.computeIfAbsent(row.getFirst().plain(), _ -> new Index());
        boolean named = Integer.parseInt(row.get(5).plain()) >= 0;
        index.unique = row.get(1).plain().equals("1");
        index.whole &= row.get(2).plain().equals("0") && named;
        index.made = row.get(3).plain().equals("c");
        index.columns.add(named ? row.get(4).plain() : EXPRESSION);
    }

    /** The primary key first; what is unique only for some rows or over an expression is no key. */
    List<List<String>> unique(List<String> primaryKey) {
        List<List<String>> keys = new ArrayList<>();
        if (!primaryKey.isEmpty()) {
            keys.add(primaryKey);
        }
        byName.values().stream()
                .filter(index -> index.unique && index.whole)
                .map(index -> List.copyOf(index.columns))
                .filter(columns -> !keys.contains(columns))
                .forEach(keys::add);
        return keys;
    }

    List<String> indexes() {
        return byName.values().stream()
                .map(index -> (index.unique ? "unique " : "") + "(" + String.join(", ", index.columns) + ")"
                        + (index.made && !index.whole && !index.columns.contains(EXPRESSION) ? " partial" : ""))
                .toList();
    }
}
