package dash.builtin.choice;

import dash.builtin.readings.MetricReading;
import dash.builtin.readings.PatternReading;
import dash.builtin.readings.SchemaReading;
import dash.builtin.sql.Rendered;

/** A reading with its statement. */
public sealed interface Candidate {

    Rendered.Sql sql();

    /** A question for a metric. */
    record OfMetric(MetricReading reading, Rendered.Sql sql) implements Candidate {}

    /** A question over the live schema; {@code belief} is the probability that it is right. */
    record OfSchema(SchemaReading reading, Rendered.Sql sql, double belief) implements Candidate {

        public OfSchema(SchemaReading reading, Rendered.Sql sql) {
            this(reading, sql, 0);
        }

        OfSchema believed(double probability) {
            return new OfSchema(reading, sql, probability);
        }
    }

    /** A question that a query pattern answers. */
    record OfPattern(PatternReading reading, Rendered.Sql sql) implements Candidate {}
}
