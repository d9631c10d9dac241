package dash.benchmarks.weights;

import dash.answer.Calibration;
import dash.benchmarks.weights.Reliability.Scored;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

final class Calibrating {
    private final List<Case> cases;
    Calibrating(List<Case> cases) { this.cases = List.copyOf(cases); }
    String told() {
        List<Scored> scored = cases.stream().filter(Case::read).map(one -> new Scored(one, Calibration.fitted().probability(one.signals()))).toList();
        Reliability reliability = new Reliability(scored);
        return String.join("\n", reliability.table()) + String.format(Locale.ROOT, "%nerror %.3f%n", reliability.error());
    }
    void write(Path root) {}
}
