package dash.benchmarks.builtin;

import dash.golden.Fate;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What the wordings of a set, or of several, come to. */
record Tally(String name, List<Measured> all) {

    Tally {
        all = List.copyOf(all);
    }

    private List<Measured> answerable() {
        return all.stream().filter(one -> one.trial().answerable()).toList();
    }

    long questions() {
        return answerable().size();
    }

    private long count(Fate fate) {
        return answerable().stream().filter(one -> one.is(fate)).count();
    }

    long right() {
        return count(Fate.PASSED);
    }

    long wrong() {
        return count(Fate.FAILED);
    }

    long errored() {
        return count(Fate.ERRORED);
    }

    long askedBack() {
        return answerable().stream().filter(Measured::isAskedBack).count();
    }

    long declined() {
        return count(Fate.DECLINED) - askedBack();
    }

    long unanswerable() {
        return all.size() - questions();
    }

    long unanswerableDeclined() {
        return all.stream()
                .filter(one -> !one.trial().answerable() && one.is(Fate.PASSED))
                .count();
    }

    /** An answer to what has none is as wrong as any other. */
    double rightOfAnswered() {
        return share(right(), right() + wrong() + unanswerable() - unanswerableDeclined());
    }

    double rightOfAll() {
        return share(right(), questions());
    }

    private static double share(long part, long whole) {
        return whole == 0 ? Double.NaN : 100.0 * part / whole;
    }

    double quantile(double share, ToDoubleFunction<Measured> figure) {
        double[] sorted = all.stream().mapToDouble(figure).sorted().toArray();
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
    }
}
