package dash.golden;

import dash.execute.Cell;
import dash.golden.Expected.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds a partner for each row, each partner once, where the columns are already in the same order. */
final class RowMatch {

    /** What has no partner, by its place. After very many the rest is no longer looked for and counts as missing. */
    record Unmatched(List<Integer> missing, List<Integer> further) {

        boolean isNothing() {
            return missing.isEmpty() && further.isEmpty();
        }
    }

    private static final int ENOUGH = 1_000;

    private final Sameness sameness;
    private final ValueTest values;

    RowMatch(Sameness sameness) {
        this.sameness = sameness;
        this.values = new ValueTest(sameness);
    }

    boolean same(List<Value> expected, List<Cell> actual) {
        for (int index = 0; index < expected.size(); index++) {
            if (!values.met(expected.get(index), actual.get(index))) {
                return false;
            }
        }
        return true;
    }

    boolean mayBe(Signature expected, Signature actual) {
        return expected.mayBe(actual, sameness);
    }

    Unmatched match(List<List<Value>> expected, List<List<Cell>> actual) {
        boolean exact = expected.stream().flatMap(List::stream).allMatch(Expected.Exactly.class::isInstance);
        return exact ? sweep(expected, actual) : new Pairing(this, expected, actual).unmatched();
    }

    boolean inSequence(List<List<Value>> expected, List<List<Cell>> actual) {
        for (int index = 0; index < expected.size(); index++) {
            if (!same(expected.get(index), actual.get(index))) {
                return false;
            }
        }
        return true;
    }

    /** Rows that could be the same fall into one bucket and are sorted there, so that partners stand close together. */
    private Unmatched sweep(List<List<Value>> expected, List<List<Cell>> actual) {
        Map<String, List<Ranked>> wanted = new HashMap<>();
        Map<String, List<Ranked>> found = new HashMap<>();
        for (int index = 0; index < expected.size(); index++) {
            Ranked.put(wanted, cells(expected.get(index)), index);
        }
        for (int index = 0; index < actual.size(); index++) {
            Ranked.put(found, actual.get(index), index);
        }
        List<Integer> missing = new ArrayList<>();
        BitSet taken = new BitSet(actual.size());
        wanted.forEach((key, rows) -> bucket(rows, found.getOrDefault(key, List.of()), expected, missing, taken));
        missing.sort(null);
        List<Integer> further = new ArrayList<>();
        for (int index = taken.nextClearBit(0); index < actual.size(); index = taken.nextClearBit(index + 1)) {
            further.add(index);
        }
        return new Unmatched(missing, further);
    }

    private static List<Cell> cells(List<Value> row) {
        return row.stream().map(value -> ((Expected.Exactly) value).cell()).toList();
    }

    private void bucket(
            List<Ranked> wanted, List<Ranked> found, List<List<Value>> expected, List<Integer> missing, BitSet taken) {
        Ranked[] right = sorted(wanted);
        Ranked[] candidates = sorted(found);
        BitSet used = new BitSet(candidates.length);
        int lost = 0;
        for (Ranked row : right) {
            int partner = lost < ENOUGH ? partner(row, expected.get(row.place()), candidates, used) : -1;
            if (partner < 0) {
                missing.add(row.place());
                lost++;
            } else {
                used.set(partner);
                taken.set(candidates[partner].place());
            }
        }
    }

    private static Ranked[] sorted(List<Ranked> rows) {
        Ranked[] sorted = rows.toArray(new Ranked[0]);
        Arrays.sort(sorted);
        return sorted;
    }

    private int partner(Ranked row, List<Value> wanted, Ranked[] candidates, BitSet used) {
        for (int at = used.nextClearBit(0); at < candidates.length; at = used.nextClearBit(at + 1)) {
            if (candidates[at].isBeyond(row, sameness)) {
                return -1;
            }
            if (same(wanted, candidates[at].cells())) {
                return at;
            }
        }
        return -1;
    }
}
