package dash.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The words in a name: {@code custOrderLines}, {@code CUST_ORDER_LINES} and {@code cust-order-lines} say the same. */
public final class Phrase {

    /** Words that say what kind of table it is and not what is in it. */
    private static final Set<String> WRAPPERS =
            Set.of("tbl", "tb", "vw", "dim", "fct", "fact", "stg", "src", "raw", "mart");

    private static final Map<String, String> SHORT = Map.ofEntries(
            Map.entry("acct", "account"),
            Map.entry("addr", "address"),
            Map.entry("amt", "amount"),
            Map.entry("avg", "average"),
            Map.entry("cat", "category"),
            Map.entry("cust", "customer"),
            Map.entry("dept", "department"),
            Map.entry("dob", "date of birth"),
            Map.entry("desc", "description"),
            Map.entry("dt", "date"),
            Map.entry("emp", "employee"),
            Map.entry("inv", "invoice"),
            Map.entry("mgr", "manager"),
            Map.entry("num", "number"),
            Map.entry("pct", "percent"),
            Map.entry("prod", "product"),
            Map.entry("qty", "quantity"),
            Map.entry("txn", "transaction"),
            Map.entry("trx", "transaction"),
            Map.entry("ts", "time"),
            Map.entry("yr", "year"));

    private static final Map<String, String> IRREGULAR = Map.of(
            "people",
            "person",
            "children",
            "child",
            "men",
            "man",
            "women",
            "woman",
            "series",
            "series",
            "news",
            "news",
            "data",
            "data",
            "indices",
            "index",
            "matrices",
            "matrix");

    /** Their plural looks as if they ended in y. */
    private static final Set<String> ENDING_IN_IE = Set.of(
            "birdie", "brownie", "calorie", "cookie", "foodie", "genie", "hoodie", "movie", "rookie", "selfie",
            "talkie", "zombie");

    private Phrase() {}

    /** In lower case, as they are written, without wrappers. */
    public static List<String> raw(String name) {
        String spaced = name.replaceAll("([\\p{Ll}\\d])(\\p{Lu})", "$1 $2")
                .replaceAll("(\\p{Lu}+)(\\p{Lu}\\p{Ll})", "$1 $2")
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip()
                .toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>(spaced.isEmpty() ? List.of() : List.of(spaced.split(" ")));
        while (words.size() > 1 && WRAPPERS.contains(words.getFirst())) {
            words.removeFirst();
        }
        return words;
    }

    /** The same with short forms written out. */
    public static List<String> words(String name) {
        return raw(name).stream().map(word -> SHORT.getOrDefault(word, word)).toList();
    }

    public static String spoken(String name) {
        return String.join(" ", words(name));
    }

    /** What a short form in a name stands for, in the order of the words. */
    static Map<String, String> shortened(String name) {
        Map<String, String> found = new java.util.LinkedHashMap<>();
        raw(name).stream().filter(SHORT::containsKey).forEach(word -> found.put(word, SHORT.getOrDefault(word, word)));
        return found;
    }

    /** The last word in the singular: what one row is. */
    static String one(String name) {
        return last(words(name), Phrase::singular);
    }

    /** The last word in the plural: what the rows are. */
    static String many(String name) {
        return last(words(name), word -> plural(singular(word)));
    }

    /** Whether the name is already about many: {@code orders}, and not {@code weather} or {@code sp500}. */
    static boolean isPlural(String name) {
        List<String> words = words(name);
        return !words.isEmpty()
                && !singular(words.getLast()).equals(words.getLast())
                && !words.getLast().matches(".*\\d.*");
    }

    private static String last(List<String> words, java.util.function.UnaryOperator<String> change) {
        List<String> changed = new ArrayList<>(words);
        // Files are often called after the years they are of; the rows are not.
        while (changed.size() > 1 && changed.getLast().matches("\\d+|to|until|v\\d+")) {
            changed.removeLast();
        }
        if (!changed.isEmpty()) {
            changed.set(changed.size() - 1, change.apply(changed.getLast()));
        }
        return String.join(" ", changed);
    }

    static String singular(String word) {
        if (IRREGULAR.containsKey(word)) {
            return IRREGULAR.getOrDefault(word, word);
        }
        if (word.matches(".*(ss|us|is)$") || word.length() < 4 || !word.endsWith("s")) {
            return word;
        }
        if (ENDING_IN_IE.contains(word.substring(0, word.length() - 1))) {
            return word.substring(0, word.length() - 1);
        }
        if (word.endsWith("ies") && word.length() > 4) {
            return word.substring(0, word.length() - 3) + "y";
        }
        boolean hissing = word.matches(".*(sses|xes|ches|shes|zzes|uses)$");
        return word.substring(0, word.length() - (hissing ? 2 : 1));
    }

    static String plural(String word) {
        for (Map.Entry<String, String> known : IRREGULAR.entrySet()) {
            if (known.getValue().equals(word)) {
                return known.getKey();
            }
        }
        if (word.matches(".*[^aeiou]y$")) {
            return word.substring(0, word.length() - 1) + "ies";
        }
        return word.matches(".*(s|x|ch|sh|z)$") ? word + "es" : word + "s";
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
