package dash.benchmarks.builtin;

import dash.golden.Fate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which wordings fare differently than in an earlier run. */
final class Comparison {

    private Comparison() {}

    static String of(List<Measured> before, List<Measured> now) {
        Map<String, Measured> earlier = new HashMap<>();
        before.forEach(one -> earlier.put(one.key(), one));
        List<String> flips = new ArrayList<>();
        long better = 0;
        long worse = 0;
        for (Measured one : now) {
            Measured old = earlier.getOrDefault(one.key(), one);
            if (old.trial().fate() != one.trial().fate()) {
                better += one.is(Fate.PASSED) ? 1 : 0;
                worse += old.is(Fate.PASSED) ? 1 : 0;
                flips.add(flip(old, one));
            }
        }
        flips.sort(String::compareTo);
        return "%d became right, %d are no longer right, %d others changed%n%s"
                .formatted(better, worse, flips.size() - better - worse, String.join("", flips));
    }

    private static String flip(Measured old, Measured now) {
        return "%s → %s  %s  %s%n    %s%n    before  %s%n    now     %s%n"
                .formatted(
                        old.trial().fate().written(),
                        now.trial().fate().written(),
                        now.key(),
                        now.trial().wording(),
                        Block.flat(now.trial().reason()),
                        told(old),
                        told(now));
    }

    private static String told(Measured one) {
        return Block.flat(
                one.trial().sql().isEmpty() ? one.status() : one.trial().sql());
    }
}
