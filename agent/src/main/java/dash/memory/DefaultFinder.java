package dash.memory;

import dash.learnings.rules.LiveTypes;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the column and the value that a person's default means, among those that the source really has. A default that nothing in
 * the source bears out would only ever empty results.
 */
public final class DefaultFinder {

    private final Schema schema;
    private final Values values;
    private final Predicate<ColumnName> sensitive;

    public DefaultFinder(Schema schema, Values values, Predicate<ColumnName> sensitive) {
        this.schema = schema;
        this.values = values;
        this.sensitive = sensitive;
    }

    /**
     * Every column name, once, that the words can mean and that has the value.
     *
     * @param column what the person calls the column; empty when only a value was said
     */
    public List<Preference.Default> find(String column, String value) {
        for (Split split : splits(column, stripped(value))) {
            List<Preference.Default> found = among(columns(split.column()), split.value());
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private record Split(String column, String value) {}

    /** "EMEA", "region EMEA" and "EMEA region" are all said. */
    private static List<Split> splits(String column, String value) {
        if (!column.isBlank()) {
            return List.of(new Split(column, value));
        }
        List<Split> splits = new ArrayList<>();
        splits.add(new Split("", value));
        int first = value.indexOf(' ');
        int last = value.lastIndexOf(' ');
        if (first > 0) {
            splits.add(new Split(value.substring(0, first), value.substring(first + 1)));
            splits.add(new Split(value.substring(last + 1), value.substring(0, last)));
        }
        return splits;
    }

    private static String stripped(String value) {
        return value.strip().replaceAll("^[\"'“‘`]+|[\"'”’`.!]+$", "").strip();
    }

    private List<Preference.Default> among(List<ColumnName> columns, String value) {
        Set<Preference.Default> found = new LinkedHashSet<>();
        for (ValueMatch match : values.find(List.of(value), columns)) {
            found.add(new Preference.Default(match.column().column(), match.value()));
        }
        return List.copyOf(found);
    }

    /** Those called exactly so before those whose name only ends so; without a name, all with texts. */
    private List<ColumnName> columns(String called) {
        String wanted = key(called);
        List<ColumnName> texts = texts();
        if (wanted.isEmpty()) {
            return texts;
        }
        List<ColumnName> exact = texts.stream()
                .filter(column -> isCalled(key(column.column()), wanted))
                .toList();
        return exact.isEmpty()
                ? texts.stream()
                        .filter(column -> key(column.column()).endsWith(wanted))
                        .toList()
                : exact;
    }

    private static boolean isCalled(String name, String wanted) {
        return name.equals(wanted) || (name + "s").equals(wanted) || name.equals(wanted + "s");
    }

    private List<ColumnName> texts() {
        List<ColumnName> texts = new ArrayList<>();
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                ColumnName name = new ColumnName(table.name(), column.name());
                boolean text = !column.enumeration().isEmpty() || LiveTypes.isText(column.type());
                if (text && !sensitive.test(name)) {
                    texts.add(name);
                }
            }
        }
        return texts;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
