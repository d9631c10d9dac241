package dash.builtin.choice;

import dash.builtin.readings.MetricReading;
import dash.builtin.readings.PatternReading;
import dash.builtin.readings.SchemaReading;
import dash.builtin.sql.Rendered;
import java.util.Map;

/** A reading with its statement. */
public sealed interface Candidate {

    Rendered.Sql sql();

    /** A question for a metric. */
    record OfMetric(MetricReading reading, Rendered.Sql sql) implements Candidate {}

    /**
     * A question over the live schema.
     *
     * @param belief the probability that it is right
     * @param evidence what that was estimated from
     */
    record OfSchema(SchemaReading reading, Rendered.Sql sql, double belief, Map<String, Double> evidence)
            implements Candidate {

        public OfSchema {
            evidence = Map.copyOf(evidence);
        }

        public OfSchema(SchemaReading reading, Rendered.Sql sql) {
            this(reading, sql, 0, Map.of());
        }

        OfSchema believed(double probability, Map<String, Double> known) {
            return new OfSchema(reading, sql, probability, known);
        }
    }

    /** A question that a query pattern answers. */
    record OfPattern(PatternReading reading, Rendered.Sql sql) implements Candidate {}
}
