package dash.builtin.readings;

import dash.builtin.links.MetricLink;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import java.util.List;

/**
 * Makes readings of a question over the live schema. The grammar of the chart is one; whatever else makes some stands beside
 * it, and the choice weighs those of all alike.
 */
public interface Generator {

    /** What there is to read: the text, its words, the periods in it and the metrics that it names. */
    record Worded(String text, List<Token> tokens, List<PeriodMention> periods, List<MetricLink> metrics) {
        public Worded {
            tokens = List.copyOf(tokens);
            periods = List.copyOf(periods);
            metrics = List.copyOf(metrics);
        }

        /** What stands before this word. */
        public Worded upTo(int word) {
            return new Worded(
                    text,
                    tokens.subList(0, word),
                    periods.stream().filter(period -> period.to() <= word).toList(),
                    metrics.stream()
                            .filter(metric -> metric.tokens().length() <= word)
                            .toList());
        }
    }

    /** The one with the least against it first, each a different query. */
    List<SchemaReading> read(Worded question);
}
