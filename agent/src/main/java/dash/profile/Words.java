package dash.profile;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A name of the catalog in its words, in lower case and the singular: {@code order_items} and {@code OrderItems} are order,
 * item.
 */
public record Words(List<String> list) {

    private static final Set<String> SMALL = Set.of("of", "the", "and", "by", "for", "in");

    public Words {
        list = List.copyOf(list);
    }

    public static Words of(String name) {
        String spaced = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").replaceAll("(?<=[A-Z])(?=[A-Z][a-z])", " ");
        return new Words(Arrays.stream(spaced.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .map(Words::singular)
                .toList());
    }

    static String singular(String word) {
        if (word.length() <= 3 || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) {
            return word;
        }
        if (word.endsWith("ies")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        if (word.matches(".*(ch|sh|ss|x|z)es")) {
            return word.substring(0, word.length() - 2);
        }
        return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    }

    public boolean hasAny(Collection<String> wanted) {
        return list.stream().anyMatch(wanted::contains);
    }

    public boolean has(String wanted) {
        return list.contains(wanted);
    }

    public String last() {
        return list.isEmpty() ? "" : list.getLast();
    }

    public String first() {
        return list.isEmpty() ? "" : list.getFirst();
    }

    /** Without these, and without words that say nothing. */
    public Words without(Collection<String> others) {
        return new Words(list.stream()
                .filter(word -> !others.contains(word) && !SMALL.contains(word))
                .toList());
    }

    public boolean endsWith(Words tail) {
        int from = list.size() - tail.list.size();
        return from >= 0
                && !tail.list.isEmpty()
                && list.subList(from, list.size()).equals(tail.list);
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** All in one, for names that were written without anything between their words. */
    public String squashed() {
        return String.join("", list);
    }

    /** How many of the words of both are words of each; 0 when one of them has none. */
    public double likeness(Words other) {
        long mine = list.stream().distinct().count();
        long shared = list.stream().distinct().filter(other.list::contains).count();
        long all = mine + other.list.stream().distinct().count() - shared;
        return all == 0 ? 0 : (double) shared / all;
    }
}
