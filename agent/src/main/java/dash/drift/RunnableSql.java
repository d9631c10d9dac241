package dash.drift;

import dash.knowledge.Item;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.schema.Schema;
import dash.statement.Dialect;
import java.time.LocalDate;
import java.util.List;

/** The statements that an item of knowledge is there to run, with sample values, without a look at the source. */
public final class RunnableSql {

    private RunnableSql() {}

    public static List<String> of(Item item, Dialect dialect, LocalDate today) {
        TrialSql trials = new TrialSql(new Schema("", List.of(), List.of(), dialect), today);
        if (item instanceof Metric metric) {
            return trials.of(metric).stream().map(Claims.Trial::sql).toList();
        }
        return item instanceof QueryPattern pattern ? List.of(trials.of(pattern)) : List.of();
    }
}
