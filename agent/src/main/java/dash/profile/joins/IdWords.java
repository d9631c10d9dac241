package dash.profile.joins;

import dash.profile.Words;
import java.util.List;
import java.util.Set;

/** Words by which names say that a column identifies something, and words that stand for the same sort of thing. */
public final class IdWords {

    static final Set<String> ALL = Set.of(
            "id", "code", "key", "no", "nr", "num", "number", "ref", "reference", "uuid", "guid", "pk", "fk", "sk", "index",
            "idx", "abbr", "via");

    private static final Set<String> ENDINGS = Set.of(
            "id", "code", "key", "no", "nr", "ref", "reference", "uuid", "guid", "pk", "fk", "sk", "via", "by");

    /** Words for somebody of the same table. */
    private static final Set<String> OWN_TABLE = Set.of(
            "parent", "report", "manager", "supervisor", "boss", "superior", "predecessor", "successor", "previous", "next",
            "original", "replaced", "root", "leader", "head");

    private static final List<Set<String>> SAME_THING = List.of(
            Set.of("customer", "client", "account", "buyer", "purchaser", "consumer"),
            Set.of("employee", "staff", "rep", "representative", "agent", "worker", "salesperson", "seller", "clerk",
                    "manager", "assignee"),
            Set.of("user", "member", "person", "people", "login", "author", "owner", "creator"),
            Set.of("product", "item", "article", "good", "merchandise"),
            Set.of("supplier", "vendor", "manufacturer"),
            Set.of("shipper", "carrier", "forwarder"),
            Set.of("company", "organization", "organisation", "firm", "business"),
            Set.of("order", "purchase"),
            Set.of("location", "place", "site", "address"),
            Set.of("department", "division", "team"),
            Set.of("film", "movie"),
            Set.of("invoice", "bill"),
            Set.of("category", "kind", "type", "class"));

    private IdWords() {}

    /** The words that say whose number it is: {@code account} of {@code account_id}. */
    public static Words subject(Words words) {
        return words.without(ALL);
    }

    public static boolean endsLikeAnIdentifier(Words words) {
        return ENDINGS.contains(words.last()) || ALL.contains(words.last()) || isShortId(words.squashed());
    }

    /** {@code bid}, {@code uid}, {@code fid}: a letter or two for the table. */
    public static boolean isShortId(String name) {
        return name.length() <= 4 && name.endsWith("id");
    }

    static boolean refers(Words words) {
        return ENDINGS.contains(words.last());
    }

    static boolean isOfOwnTable(Words words) {
        return words.hasAny(OWN_TABLE);
    }

    static boolean sameThing(String word, String other) {
        if (word.equals(other) || isStem(word, other) || isStem(other, word)) {
            return true;
        }
        return SAME_THING.stream().anyMatch(group -> group.contains(word) && group.contains(other));
    }

    /** ship and shipper, sale and salesman. */
    private static boolean isStem(String stem, String word) {
        return stem.length() >= 4 && word.startsWith(stem) && word.length() - stem.length() <= 4;
    }
}
