package dash.builtin.readings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The columns of a statement that people wrote, as far as they can be told from its text: only of a plain SELECT whose order
 * and groups are not told by numbers, so that a column can be left out without harm.
 *
 * @param before everything up to the columns
 * @param behind everything from FROM on
 */
public record SelectList(String before, List<Item> items, String behind) {

    private static final Pattern NAME = Pattern.compile("(?is)(?:.*\\bas\\s+|.*\\.|)\"?([a-z_][a-z0-9_]*)\"?\\s*");
    private static final Pattern UNSAFE =
            Pattern.compile("(?is).*\\b(union|intersect|except)\\b.*|.*\\b(group|order)\\s+by\\s+\\d.*");
    private static final Pattern ORDER = Pattern.compile("(?is).*\\border\\s+by\\b(.*)");

    /** One column. */
    public record Item(String name, String text) {}

    public SelectList {
        items = List.copyOf(items);
    }

    public static Optional<SelectList> of(String sql) {
        String outer = TopLevel.blanked(sql);
        String lower = outer.toLowerCase(Locale.ROOT);
        int select = wordAt(lower, "select", 0);
        int from = select < 0 ? -1 : wordAt(lower, "from", select);
        if (from < 0 || UNSAFE.matcher(outer.substring(select)).matches()) {
            return Optional.empty();
        }
        int start = select + "select".length();
        List<Item> items = items(sql.substring(start, from), outer.substring(start, from));
        boolean named = items.stream().noneMatch(item -> item.name().isEmpty());
        return named && !items.getFirst().text().toLowerCase(Locale.ROOT).startsWith("distinct")
                ? Optional.of(new SelectList(sql.substring(0, start), items, sql.substring(from)))
                : Optional.empty();
    }

    private static int wordAt(String lower, String word, int from) {
        Matcher matcher = Pattern.compile("\\b" + word + "\\b").matcher(lower);
        return matcher.find(from) ? matcher.start() : -1;
    }

    private static List<Item> items(String text, String outer) {
        List<Item> items = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || outer.charAt(at) == ',') {
                String item = text.substring(start, at).strip();
                items.add(new Item(name(item, outer.substring(start, at).strip()), item));
                start = at + 1;
            }
        }
        return items;
    }

    /** Behind AS, or a column by its own name; empty for what has no name to ask for it by. */
    private static String name(String item, String outer) {
        Matcher matcher = NAME.matcher(outer);
        return matcher.matches() ? matcher.group(1).toLowerCase(Locale.ROOT) : plain(item);
    }

    private static String plain(String item) {
        return item.matches("[A-Za-z_][A-Za-z0-9_]*") ? item.toLowerCase(Locale.ROOT) : "";
    }

    /** Whether the rows come in the order of this column. */
    boolean ordersBy(String name) {
        Matcher matcher = ORDER.matcher(TopLevel.blanked(behind));
        return matcher.matches()
                && Pattern.compile("(?i)(?<![\\w(])" + Pattern.quote(name) + "\\b")
                        .matcher(matcher.group(1))
                        .find();
    }

    /** Whether the statement holds the column to one value that the question gave. */
    boolean fixes(Item item) {
        String written = item.text().replaceAll("(?is)\\s+as\\s+\\S+$", "");
        return Stream.of(item.name(), written)
                .map(Pattern::quote)
                .anyMatch(text -> Pattern.compile("(?i)(?<![\\w(])" + text + "(::\\w+)?\\s*=\\s*\\{\\{")
                        .matcher(behind)
                        .find());
    }

    /** The same statement with these columns only. */
    public String with(List<String> columns) {
        List<String> kept = items.stream()
                .filter(item -> columns.contains(item.name()))
                .map(Item::text)
                .toList();
        return before + " " + String.join(", ", kept) + "\n" + behind;
    }
}
