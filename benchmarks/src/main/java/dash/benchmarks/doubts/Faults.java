package dash.benchmarks.doubts;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Every fault that can be planted in a right statement. Nothing here asks the rules what they would see. */
final class Faults {

    private static final List<Function<Right, Stream<Fault>>> PLANTERS = List.of(
            MetricFaults::of, ValueFaults::of, PeriodFaults::of, JoinFaults::of, FigureFaults::of, ZoneFaults::of);

    private Faults() {}

    static List<Fault> of(Right right) {
        return PLANTERS.stream().flatMap(planter -> planter.apply(right)).toList();
    }
}
