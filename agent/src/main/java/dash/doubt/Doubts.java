package dash.doubt;

import dash.context.Context;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.schema.resolved.Selections;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks for reasons to distrust a result. Safe for many threads. */
public final class Doubts {

    /** How many further statements one result may cost. */
    public static final int MOST_PROBES = 12;

    private static final Logger LOG = LoggerFactory.getLogger(Doubts.class);

    private final List<DoubtRule> rules;

    /** The only place that knows all rules. Cheap ones that read trees come first, so that probes are left for the others. */
    public Doubts(StatementParser parser, RecentAnswers recent, Clock clock) {
        this.rules = List.of(
                new RequireNamedMetrics(new MetricConformance(parser)),
                new ComparePeriods(clock),
                new DistrustMixedUnits(),
                new DistrustAveragedAverages(),
                new DistrustEvenResults(),
                new CompareRecentAnswers(recent),
                new FindFanOut(),
                new LookUpFilterValues(),
                new ExplainEmptiness(),
                new CheckFreshness());
    }

    /**
     * Every doubt, in the order of the rules. A rule that breaks down is passed over: a doubt may cost an answer nothing
     * but confidence.
     *
     * @param question in the asker's words; empty when there were none
     * @param units the unit each result column is said to have, by column name
     */
    public List<Doubt> about(
            String project,
            String question,
            Context context,
            Statement statement,
            Rows rows,
            Map<String, String> units,
            Probes probes) {
        List<Doubt> doubts = new ArrayList<>();
        Suspect suspect = new Suspect(
                project,
                Words.of(question),
                context,
                statement,
                Selections.of(statement, context.schema()),
                rows,
                units,
                probes);
        for (DoubtRule rule : rules) {
            try {
                rule.inspect(suspect).forEach(doubts::add);
            } catch (RuntimeException broken) {
                LOG.warn(
                        "the rule {} broke down on a statement and was passed over",
                        rule.getClass().getSimpleName(),
                        broken);
            }
        }
        return doubts;
    }
}
