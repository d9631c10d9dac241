package dash.databases.look;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds texts that are nearly another one. A slip leaves either the first half of a text or the end of its second half as
 * it was, so only texts that share one of them are compared.
 */
final class NearTexts {

    private static final int SHORTEST_WORD = 3;
    private static final int SHORTEST_SLIP = 5;

    private final String[] lowers;
    private final int[] byEnd;
    private final long[] words;

    /** @param lowers in their natural order */
    NearTexts(String[] lowers) {
        this.lowers = lowers;
        this.byEnd = IntStream.range(0, lowers.length)
                .boxed()
                .sorted(Comparator.comparing(index -> reversed(lowers[index])))
                .mapToInt(Integer::intValue)
                .toArray();
        this.words = IntStream.range(0, lowers.length)
                .mapToObj(index -> WholeWords.of(lowers[index]).stream().mapToLong(word -> key(word) | index))
                .flatMapToLong(each -> each)
                .sorted()
                .distinct()
                .toArray();
    }

    private static String reversed(String text) {
        return new StringBuilder(text).reverse().toString();
    }

    /** The word in the upper half, for the number of its text in the lower. */
    private static long key(String word) {
        return (long) word.hashCode() << Integer.SIZE;
    }

    IntStream holding(String text) {
        if (text.length() < SHORTEST_WORD || WholeWords.of(text).isEmpty()) {
            return IntStream.empty();
        }
        long key = key(WholeWords.of(text).getFirst());
        int from = first(words.length, place -> words[place] >= key);
        return IntStream.range(from, words.length)
                .takeWhile(place -> words[place] >> Integer.SIZE == key >> Integer.SIZE)
                .map(place -> (int) words[place])
                .filter(index -> !lowers[index].equals(text) && WholeWords.within(text, lowers[index]));
    }

    IntStream oneSlipFrom(String text) {
        boolean plain = text.length() >= SHORTEST_SLIP && text.chars().noneMatch(Character::isDigit);
        return plain
                ? IntStream.concat(sameBeginning(text), sameEnd(text))
                        .distinct()
                        .filter(index -> Slip.between(text, lowers[index]))
                : IntStream.empty();
    }

    private IntStream sameBeginning(String text) {
        String begin = text.substring(0, text.length() / 2);
        int from = first(lowers.length, index -> lowers[index].compareTo(begin) >= 0);
        return IntStream.range(from, lowers.length).takeWhile(index -> lowers[index].startsWith(begin));
    }

    private IntStream sameEnd(String text) {
        String end = text.substring(text.length() / 2 + 1);
        String reversed = reversed(end);
        int from = first(byEnd.length, place -> reversed(lowers[byEnd[place]]).compareTo(reversed) >= 0);
        return Arrays.stream(byEnd, from, byEnd.length).takeWhile(index -> lowers[index].endsWith(end));
    }

    /** The first place from which on it holds, in an order in which it then holds for all. */
    private static int first(int size, IntPredicate holds) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (holds.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
