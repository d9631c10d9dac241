package dash.builtin.links.names;

import dash.schema.Table;
import java.util.List;
import java.util.Locale;

/** What stands before the name of every table of a house, such as {@code app_}: nobody says it. */
final class SharedPrefix {

    /** Two or three tables may have a word in common because they are about one thing. */
    private static final int FEWEST = 4;

    private SharedPrefix() {}

    /** What all names begin with, up to where their own begin; empty when they differ. */
    static String of(List<Table> tables) {
        if (tables.size() < FEWEST) {
            return "";
        }
        String first = firstWord(tables.getFirst());
        if (first.isEmpty()) {
            return RunTogether.prefix(
                    tables.stream().map(table -> table.name().name()).toList());
        }
        return tables.stream().allMatch(table -> firstWord(table).equals(first)) ? first + "_" : "";
    }

    private static String firstWord(Table table) {
        String name = table.name().name();
        int end = name.indexOf('_');
        return end > 0 && end + 1 < name.length() ? name.substring(0, end).toLowerCase(Locale.ROOT) : "";
    }
}
