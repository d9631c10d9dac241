package dash.builtin.readings;

import dash.builtin.periods.Period;
import dash.knowledge.Metric;
import java.util.List;
import java.util.Optional;

/**
 * A question for a metric, free of its wording.
 *
 * @param all whether it asks for every group ("which …"), and not for an overview
 */
public record MetricQuery(
        Metric metric,
        List<Group> groups,
        List<Filter> filters,
        Optional<Period> period,
        Optional<Ranking> ranking,
        boolean all) {

    public MetricQuery {
        groups = List.copyOf(groups);
        filters = List.copyOf(filters);
    }
}
