package dash.builtin.links.names;

import dash.builtin.words.Kept;
import dash.schema.Column;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What the columns of one table begin with, such as {@code sb_cust_}: it repeats the table, and nobody says it. */
public final class ColumnPrefix {

    /** Two columns may have a word in common because they are about one thing. */
    private static final int FEWEST = 3;

    private static final Pattern TURN = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    /** Each name of a table is asked for once for each of the others, with every question. */
    private static final Kept<List<String>> WORDS = new Kept<>(ColumnPrefix::cut);

    private ColumnPrefix() {}

    /** A column's name without what it shares with the others of its table. */
    static String without(Table table, String column) {
        List<String> words = words(column);
        int shared = shared(table);
        boolean has =
                shared > 0 && words.size() > shared && words.subList(0, shared).equals(prefix(table, shared));
        return has ? String.join("_", words.subList(shared, words.size())) : RunTogether.without(table, column);
    }

    /** The same in lower case. */
    public static String plain(Table table, String column) {
        return without(table, column).toLowerCase(Locale.ROOT);
    }

    /** How many words all names begin with; what is English is a prefix only where no column goes without it. */
    private static int shared(Table table) {
        if (table.columns().size() < FEWEST) {
            return 0;
        }
        int shared = 0;
        while (isPrefix(table, shared + 1)) {
            shared++;
        }
        return shared;
    }

    private static boolean isPrefix(Table table, int length) {
        List<String> prefix = prefix(table, length);
        long having = table.columns().stream()
                .map(column -> words(column.name()))
                .filter(words ->
                        words.size() > length && words.subList(0, length).equals(prefix))
                .count();
        int all = table.columns().size();
        boolean english = prefix.isEmpty() || SchemaNames.KNOWN.test(prefix.getLast());
        return !prefix.isEmpty() && having >= FEWEST && (having == all || (!english && having * 4 >= all * 3L));
    }

    private static List<String> prefix(Table table, int length) {
        Column first = table.columns().getFirst();
        List<String> words = words(first.name());
        return words.size() > length ? words.subList(0, length) : List.of();
    }

    private static List<String> words(String name) {
        return WORDS.of(name);
    }

    private static List<String> cut(String name) {
        return List.of(
                TURN.matcher(name).replaceAll("_").toLowerCase(Locale.ROOT).split("_", -1));
    }
}
