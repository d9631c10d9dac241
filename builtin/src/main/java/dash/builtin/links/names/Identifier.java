package dash.builtin.links.names;

import dash.builtin.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The words of a name in a schema: {@code sdCustName}, {@code citation_num} and {@code authorname} are two words and more. */
final class Identifier {

    private static final int SHORTEST_PART = 3;

    /** What is written short in the names of many schemas, whatever they are about. */
    private static final Map<String, String> SHORT = Map.ofEntries(
            Map.entry("qty", "quantity"),
            Map.entry("amt", "amount"),
            Map.entry("num", "number"),
            Map.entry("no", "number"),
            Map.entry("nr", "number"),
            Map.entry("nbr", "number"),
            Map.entry("cnt", "count"),
            Map.entry("dt", "date"),
            Map.entry("ts", "time"),
            Map.entry("tm", "time"),
            Map.entry("yr", "year"),
            Map.entry("mo", "month"),
            Map.entry("mth", "month"),
            Map.entry("nm", "name"),
            Map.entry("fname", "first name"),
            Map.entry("lname", "last name"),
            Map.entry("dob", "birth date"),
            Map.entry("desc", "description"),
            Map.entry("descr", "description"),
            Map.entry("addr", "address"),
            Map.entry("tel", "phone"),
            Map.entry("acct", "account"),
            Map.entry("cust", "customer"),
            Map.entry("emp", "employee"),
            Map.entry("dept", "department"),
            Map.entry("mgr", "manager"),
            Map.entry("prod", "product"),
            Map.entry("cat", "category"),
            Map.entry("ctry", "country"),
            Map.entry("org", "organization"),
            Map.entry("inv", "invoice"),
            Map.entry("ord", "order"),
            Map.entry("txn", "transaction"),
            Map.entry("trx", "transaction"),
            Map.entry("pmt", "payment"),
            Map.entry("dlvry", "delivery"),
            Map.entry("whse", "warehouse"),
            Map.entry("wh", "warehouse"),
            Map.entry("veh", "vehicle"),
            Map.entry("loc", "location"),
            Map.entry("wt", "weight"),
            Map.entry("ht", "height"),
            Map.entry("avg", "average"),
            Map.entry("pct", "percent"),
            Map.entry("lat", "latitude"),
            Map.entry("lng", "longitude"),
            Map.entry("lon", "longitude"),
            Map.entry("stat", "status"),
            Map.entry("sts", "status"),
            Map.entry("cd", "code"),
            Map.entry("typ", "type"),
            Map.entry("grp", "group"),
            Map.entry("lang", "language"),
            Map.entry("msg", "message"),
            Map.entry("img", "image"),
            Map.entry("doc", "document"),
            Map.entry("ref", "reference"),
            Map.entry("bldg", "building"),
            Map.entry("sem", "semester"));

    private Identifier() {}

    /** In lower case, written out where they are short. */
    static List<String> words(String name, Predicate<String> known) {
        List<String> words = new ArrayList<>();
        written(PersonNames.written(name)).forEach(part -> add(part, known, words));
        return words;
    }

    /** In lower case, just as they are written. */
    static List<String> written(String name) {
        String spaced = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ");
        return Stream.of(spaced.split("[^\\p{L}\\p{N}]+", -1))
                .filter(part -> !part.isEmpty())
                .map(part -> part.toLowerCase(Locale.ROOT))
                .toList();
    }

    /** Whether a part of a name is a word, a short form of one, or two of these. */
    static boolean understood(String part, Predicate<String> known) {
        return whole(part).isPresent()
                || part.equals("id")
                || known.test(part)
                || divided(part, known).size() > 1;
    }

    private static void add(String part, Predicate<String> known, List<String> words) {
        Optional<String> whole = whole(part);
        if (whole.isPresent()) {
            words.addAll(List.of(whole.orElseThrow().split(" ", -1)));
        } else if (known.test(part) || part.length() < 2 * SHORTEST_PART) {
            words.add(part);
        } else {
            words.addAll(divided(part, known));
        }
    }

    /** Written short in the same way everywhere. */
    static boolean isUsual(String part) {
        return SHORT.containsKey(part);
    }

    private static Optional<String> whole(String part) {
        return Optional.ofNullable(SHORT.get(part)).or(() -> Lexicon.english().written(part));
    }

    /** Two known words that were written as one; the later seam wins, because the second word is the common one. */
    private static List<String> divided(String part, Predicate<String> known) {
        for (int seam = part.length() - 2; seam >= SHORTEST_PART; seam--) {
            String tail = part.substring(seam);
            String head = part.substring(0, seam);
            boolean common = tail.matches("id|at") || (tail.length() >= SHORTEST_PART && known.test(tail));
            if (common && (known.test(head) || whole(head).isPresent())) {
                return List.of(whole(head).orElse(head), whole(tail).orElse(tail));
            }
        }
        return List.of(part);
    }
}
