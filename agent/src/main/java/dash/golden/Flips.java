package dash.golden;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What changed between two runs, over the trials that are in both.
 *
 * @param fixed did not pass before and pass now
 * @param regressed passed before and do not pass now
 * @param common how many trials are in both
 */
public record Flips(List<Flip> fixed, List<Flip> regressed, int common) {

    /** One trial that fares differently. */
    public record Flip(TrialResult before, TrialResult now) {

        /** What is different, as far as the results tell. */
        public String why() {
            String fate = before.fate().written() + " → " + now.fate().written() + ": "
                    + (now.passed() ? "before " + before.reason() : now.reason());
            if (before.answered() && now.answered()) {
                boolean sameSql = before.sql().equals(now.sql());
                return fate
                        + (sameSql
                                ? "; the SQL is the same, so the data or the right answer changed"
                                : "; the SQL changed");
            }
            return fate;
        }
    }

    public Flips {
        fixed = List.copyOf(fixed);
        regressed = List.copyOf(regressed);
    }

    public static Flips between(List<TrialResult> before, List<TrialResult> now) {
        Map<String, TrialResult> earlier = new HashMap<>();
        before.forEach(result -> earlier.put(result.id(), result));
        List<Flip> fixed = new ArrayList<>();
        List<Flip> regressed = new ArrayList<>();
        int common = 0;
        for (TrialResult result : now) {
            TrialResult old = earlier.get(result.id());
            if (old != null) {
                common++;
                if (old.passed() != result.passed()) {
                    (result.passed() ? fixed : regressed).add(new Flip(old, result));
                }
            }
        }
        return new Flips(fixed, regressed, common);
    }
}
