package dash.index;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.apache.lucene.util.BytesRef;

/**
 * The stems of a question, to be recognised in the bytes of an index: hundreds of candidates say thousands of words, of which a
 * question says a few, and only those few are worth to be read as texts.
 */
final class Said {

    private static final int LONGEST = 63;

    private final Set<BytesRef> stems = new HashSet<>();

    /** By the first byte, a bit for each length: what has another length or begins otherwise is told apart at once. */
    private final long[] lengths = new long[256];

    Said(Collection<String> stems) {
        stems.forEach(stem -> add(new BytesRef(stem.getBytes(StandardCharsets.UTF_8))));
    }

    private void add(BytesRef stem) {
        if (stem.length > 0) {
            stems.add(stem);
            lengths[stem.bytes[stem.offset] & 0xFF] |= bit(stem.length);
        }
    }

    private static long bit(int length) {
        return 1L << Math.min(length, LONGEST);
    }

    /** Whether the question says one of these stems, with a blank between two, or all of them written as one. */
    boolean anyOf(byte[] bytes, int from, int to) {
        int start = from;
        for (int index = from; index <= to; index++) {
            if (index == to || bytes[index] == ' ') {
                if (may(bytes, start, index - start) && stems.contains(new BytesRef(bytes, start, index - start))) {
                    return true;
                }
                start = index + 1;
            }
        }
        return asOne(bytes, from, to);
    }

    private boolean may(byte[] bytes, int from, int length) {
        return length > 0 && (lengths[bytes[from] & 0xFF] & bit(length)) != 0;
    }

    private boolean asOne(byte[] bytes, int from, int to) {
        int blanks = 0;
        for (int index = from; index < to; index++) {
            blanks += bytes[index] == ' ' ? 1 : 0;
        }
        if (blanks == 0 || !may(bytes, from, to - from - blanks)) {
            return false;
        }
        byte[] one = new byte[to - from];
        int length = 0;
        for (int index = from; index < to; index++) {
            if (bytes[index] != ' ') {
                one[length++] = bytes[index];
            }
        }
        return stems.contains(new BytesRef(Arrays.copyOf(one, length)));
    }
}
