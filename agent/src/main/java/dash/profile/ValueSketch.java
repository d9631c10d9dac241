package dash.profile;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.LongStream;

/**
 * The different values of a column, small enough to keep for every column of a source: of their hashes the lowest 512. Two
 * columns keep the same values of those they share, so that what is kept tells how much of one is in the other.
 */
public final class ValueSketch {

    static final int MOST = 512;
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private final long[] lowest;
    private final boolean complete;

    private ValueSketch(long[] lowest, boolean complete) {
        this.lowest = lowest;
        this.complete = complete;
    }

    public static ValueSketch of(Collection<String> values) {
        long[] hashes =
                values.stream().mapToLong(ValueSketch::hash).sorted().distinct().toArray();
        return new ValueSketch(Arrays.copyOf(hashes, Math.min(MOST, hashes.length)), hashes.length <= MOST);
    }

    /** How many of the values kept here are in the other, of those that can be told. */
    public double shareIn(ValueSketch other) {
        if (lowest.length == 0 || other.lowest.length == 0) {
            return 0;
        }
        long ceiling = other.complete ? Long.MAX_VALUE : other.lowest[other.lowest.length - 1];
        long[] comparable =
                LongStream.of(lowest).filter(hash -> hash <= ceiling).toArray();
        long shared = LongStream.of(comparable)
                .filter(hash -> Arrays.binarySearch(other.lowest, hash) >= 0)
                .count();
        return comparable.length == 0 ? 0 : (double) shared / comparable.length;
    }

    /** FNV over the bytes, then mixed so that the order of hashes says nothing about the order of values. */
    private static long hash(String value) {
        long hash = OFFSET;
        for (byte next : value.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ next) * PRIME;
        }
        hash = (hash ^ (hash >>> 33)) * 0xff51afd7ed558ccdL;
        hash = (hash ^ (hash >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return hash ^ (hash >>> 33);
    }
}
