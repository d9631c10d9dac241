package dash.profile.joins;

import dash.profile.Words;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Words by which names say that a column identifies something, and words that stand for the same sort of thing. */
public final class IdWords {

    static final Set<String> ALL = Set.of(
            "id",
            "code",
            "key",
            "no",
            "nr",
            "num",
            "number",
            "ref",
            "reference",
            "uuid",
            "guid",
            "pk",
            "fk",
            "sk",
            "index",
            "idx",
            "abbr",
            "via");

    private static final Set<String> ENDINGS =
            Set.of("id", "code", "key", "no", "nr", "ref", "reference", "uuid", "guid", "pk", "fk", "sk", "via", "by");

    /** Words for somebody of the same table. */
    private static final Set<String> OWN_TABLE = Set.of(
            "parent",
            "report",
            "manager",
            "supervisor",
            "boss",
            "superior",
            "predecessor",
            "successor",
            "previous",
            "next",
            "original",
            "replaced",
            "root",
            "leader",
            "head");

    private static final Set<String> COUNTS = Set.of("num", "count", "total", "nb", "n", "min", "max", "avg", "sum");

    private static final List<Set<String>> SAME_THING = List.of(
            Set.of("customer", "client", "account", "buyer", "purchaser", "consumer"),
            Set.of(
                    "employee",
                    "staff",
                    "rep",
                    "representative",
                    "agent",
                    "worker",
                    "salesperson",
                    "seller",
                    "clerk",
                    "manager",
                    "assignee"),
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

    /**
     * Takes apart names that were written without anything between their words: {@code citingpaperid} is citing, paper, id
     * where something is called paper.
     */
    public static Words split(Words words, Collection<String> things) {
        String name = words.last();
        if (words.list().size() != 1 || name.length() < 5 || !name.endsWith("id")) {
            return words;
        }
        String whose = name.substring(0, name.length() - 2);
        return things.stream()
                .filter(thing -> thing.length() > 2 && whose.endsWith(thing))
                .max(Comparator.comparingInt(String::length))
                .map(thing -> new Words(Stream.of(whose.substring(0, whose.length() - thing.length()), thing, "id")
                        .filter(word -> !word.isEmpty())
                        .toList()))
                .orElse(words);
    }

    /** {@code num_semesters} and {@code review_count} say how many, not which. */
    static boolean counts(Words words) {
        return words.list().size() > 1
                && (COUNTS.contains(words.first()) || words.last().equals("count"));
    }

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
