package dash.doubt;

import dash.context.Context;
import dash.execute.Cell;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.schema.resolved.Selections;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
                new CompareZones(),
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
     * Every doubt that was not refuted, in the order of the rules. A rule that breaks down is passed over: a doubt may cost an answer nothing
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
                rule.suspicions(suspect)
                        .filter(suspicion -> !isRefuted(suspicion, suspect))
                        .map(Suspicion::doubt)
                        .forEach(doubts::add);
            } catch (RuntimeException broken) {
                LOG.warn(
                        "the rule {} broke down on a statement and was passed over",
                        rule.getClass().getSimpleName(),
                        broken);
            }
        }
        return doubts;
    }

    /**
     * A doubt is refuted when the statement without the suspected fault gives the same rows: whatever is wrong with the
     * statement, it is not wrong with the result. Nobody is shown a refuted doubt, and it costs no confidence. An empty
     * result and one that a further statement cannot show whole prove nothing.
     */
    private static boolean isRefuted(Suspicion suspicion, Suspect suspect) {
        Rows rows = suspect.rows();
        return !ExplainEmptiness.isNothing(rows)
                && rows.count() < Probes.MOST_ROWS
                && suspicion
                        .mended()
                        .flatMap(suspect.probes()::run)
                        .filter(mended -> isSame(mended, rows))
                        .isPresent();
    }

    /** The same rows, whatever their order. */
    private static boolean isSame(Rows one, Rows other) {
        return one.count() == other.count() && counted(one).equals(counted(other));
    }

    private static Map<List<String>, Long> counted(Rows rows) {
        return rows.rows().stream()
                .map(row -> row.stream().map(Doubts::written).toList())
                .collect(Collectors.groupingBy(row -> row, Collectors.counting()));
    }

    /** A number is the same with any number of zeros behind it. */
    private static String written(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value)
                ? value.stripTrailingZeros().toPlainString()
                : cell.plain();
    }
}
