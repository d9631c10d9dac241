package dash.databases.look;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The distinct values of one column, found by their text whatever its case. Arrays and a table of numbers instead of a map:
 * there may be thousands of columns. Never changes, so safe for many threads.
 */
final class ColumnTexts {

    /** What a string costs beside its characters, with its places in the arrays. */
    private static final int EACH = 80;

    private final String[] values;
    private final String[] lowers;
    private final int[] slots;
    private volatile @Nullable NearTexts near;

    private ColumnTexts(String[] values, String[] lowers) {
        this.values = values;
        this.lowers = lowers;
        this.slots = slots(lowers);
    }

    static ColumnTexts of(Collection<String> texts) {
        String[] values = texts.stream()
                .distinct()
                .sorted(Comparator.comparing(ColumnTexts::lower).thenComparing(Comparator.naturalOrder()))
                .toArray(String[]::new);
        return new ColumnTexts(
                values, Arrays.stream(values).map(ColumnTexts::lower).toArray(String[]::new));
    }

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** Open addressing: where the first of equal texts stands, plus one; zero is free. */
    private static int[] slots(String[] lowers) {
        int[] slots = new int[Integer.highestOneBit(2 * lowers.length + 1) * 2];
        for (int index = 0; index < lowers.length; index++) {
            if (index == 0 || !lowers[index].equals(lowers[index - 1])) {
                int slot = slot(lowers[index], slots.length);
                while (slots[slot] != 0) {
                    slot = (slot + 1) & (slots.length - 1);
                }
                slots[slot] = index + 1;
            }
        }
        return slots;
    }

    private static int slot(String lower, int size) {
        int hash = lower.hashCode();
        return (hash ^ (hash >>> 16)) & (size - 1);
    }

    /** The values that are this text but for case. */
    List<String> equal(String lower) {
        int slot = slot(lower, slots.length);
        while (slots[slot] != 0) {
            int index = slots[slot] - 1;
            if (lowers[index].equals(lower)) {
                return from(index, lower);
            }
            slot = (slot + 1) & (slots.length - 1);
        }
        return List.of();
    }

    private List<String> from(int first, String lower) {
        List<String> equal = new ArrayList<>(1);
        for (int index = first; index < lowers.length && lowers[index].equals(lower); index++) {
            equal.add(values[index]);
        }
        return equal;
    }

    /** The values that have this text as whole words among others. */
    List<String> holding(String lower) {
        return near().holding(lower).mapToObj(index -> values[index]).toList();
    }

    /** The values that one slip of the keyboard turns into this text. */
    List<String> oneSlipFrom(String lower) {
        return near().oneSlipFrom(lower).mapToObj(index -> values[index]).toList();
    }

    /** Made when somebody asks for the first time; two who do so at once make the same. */
    private NearTexts near() {
        NearTexts made = near;
        if (made == null) {
            made = new NearTexts(lowers);
            near = made;
        }
        return Objects.requireNonNull(made);
    }

    /** About as much memory as this takes. */
    long bytes() {
        long bytes = 64L + 4L * slots.length;
        for (int index = 0; index < values.length; index++) {
            bytes += 2L * (EACH + 2L * values[index].length());
        }
        return bytes;
    }

    int size() {
        return values.length;
    }
}
