package dash.builtin.choice;

import dash.builtin.readings.Aspect;
import dash.builtin.readings.MetricReading;
import dash.builtin.readings.PatternReading;
import java.util.Map;
import java.util.TreeMap;

/** What is known of a reading before it runs, as the named numbers that its probability is estimated from. */
final class Signals {

    private static final double LEAST = 0.005;

    private Signals() {}

    static Map<String, Double> of(Candidate candidate) {
        Map<String, Double> signals = new TreeMap<>();
        switch (candidate) {
            case Candidate.OfMetric metric -> metric(metric.reading(), signals);
            case Candidate.OfPattern pattern -> pattern(pattern.reading(), signals);
            case Candidate.OfSchema schema -> {
                signals.putAll(schema.evidence());
                signals.put("schema", 1.0);
                signals.put("belief", logit(schema.belief()));
            }
        }
        return signals;
    }

    private static void metric(MetricReading reading, Map<String, Double> signals) {
        signals.put("metric", 1.0);
        put(signals, "metric-described", reading.link().described());
        put(
                signals,
                "metric-scattered",
                !reading.link().exact() && !reading.link().described());
        put(signals, "metric-shaped", !(reading.query().aspect() instanceof Aspect.Plain));
        put(signals, "metric-grouped", !reading.query().groups().isEmpty());
        signals.put("implied", Math.min(reading.implied().size(), 3.0));
        signals.put("assumed", Math.min(reading.assumptions().size(), 3.0));
    }

    private static void pattern(PatternReading reading, Map<String, Double> signals) {
        signals.put("pattern", 1.0);
        signals.put("pattern-unlike", 1 - reading.likeness());
        signals.put("assumed", Math.min(reading.assumptions().size(), 3.0));
    }

    private static void put(Map<String, Double> signals, String name, boolean holds) {
        signals.put(name, holds ? 1.0 : 0.0);
    }

    private static double logit(double probability) {
        double bounded = Math.clamp(probability, LEAST, 1 - LEAST);
        return Math.log(bounded / (1 - bounded));
    }
}
