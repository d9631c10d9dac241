package dash.builtin.links.names;

import dash.builtin.words.Kept;
import dash.schema.Column;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What the columns of one table begin with where nothing parts their words, such as {@code invcust} of {@code invcuststatus}: a
 * source that folds names to lower case leaves no seam.
 */
final class RunTogether {

    private static final int SHORTEST = 3;
    private static final int FEWEST = 3;

    /** So many of what is left have to be words, or the prefix cuts through them. */
    private static final double WORDS = 0.6;

    private static final Kept<Integer> LENGTHS = new Kept<>(names -> length(List.of(names.split(",", -1))));

    private RunTogether() {}

    static String without(Table table, String column) {
        List<Column> columns = table.columns();
        String first = columns.isEmpty() ? "" : columns.getFirst().name();
        if (columns.size() < FEWEST
                || first.length() <= SHORTEST
                || !columns.getLast().name().regionMatches(true, 0, first, 0, SHORTEST)
                || !column.regionMatches(true, 0, first, 0, SHORTEST)) {
            return column;
        }
        int length = LENGTHS.of(columns.stream()
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(",")));
        return length > 0 && column.length() > length ? column.substring(length) : column;
    }

    /** What all of these names begin with; empty where they are parted, or where no prefix leaves words. */
    static String prefix(List<String> names) {
        List<String> lower =
                names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
        return lower.isEmpty() ? "" : names.getFirst().substring(0, length(lower));
    }

    /** How much all of them begin with; nothing where names are parted, or where no prefix leaves words. */
    private static int length(List<String> names) {
        if (!names.stream().allMatch(name -> name.matches("\\p{L}+"))) {
            return 0;
        }
        int best = 0;
        double most = WORDS;
        for (int length = common(names); length >= SHORTEST; length--) {
            int from = length;
            long words = names.stream()
                    .filter(name ->
                            name.length() > from && Identifier.understood(name.substring(from), SchemaNames.KNOWN))
                    .count();
            double share = (double) words / names.size();
            if (share > most) {
                most = share;
                best = length;
            }
        }
        return best > 0 && !SchemaNames.KNOWN.test(names.getFirst().substring(0, best)) ? best : 0;
    }

    private static int common(List<String> names) {
        String first = names.getFirst();
        int length = first.length();
        for (String name : names) {
            while (!name.startsWith(first.substring(0, length))) {
                length--;
            }
        }
        return length;
    }
}
