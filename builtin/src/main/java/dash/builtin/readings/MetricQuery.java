package dash.builtin.readings;

import dash.builtin.links.Threshold;
import dash.builtin.periods.Period;
import dash.knowledge.Metric;
import java.util.List;
import java.util.Optional;

/**
 * A question for a metric, free of its wording.
 *
 * @param periods the stretches of time that count; several are compared with each other
 * @param all whether it asks for every group ("which …"), and not for an overview
 * @param threshold what the figure of a group must reach
 */
public record MetricQuery(
        Metric metric,
        List<Group> groups,
        List<Filter> filters,
        List<Period> periods,
        Optional<Ranking> ranking,
        boolean all,
        Optional<Threshold> threshold,
        Aspect aspect) {

    public MetricQuery {
        groups = List.copyOf(groups);
        filters = List.copyOf(filters);
        periods = List.copyOf(periods);
    }

    /** From the first day of the first stretch to the last of the last. */
    public Optional<Period> period() {
        return periods.isEmpty() ? Optional.empty() : Optional.of(Period.covering(periods));
    }

    /** The same question, its figures as they are and for another time. */
    public MetricQuery plain(List<Period> time) {
        return new MetricQuery(
                metric, groups, filters, time, Optional.empty(), all, Optional.empty(), new Aspect.Plain());
    }

    /** The same question with these filters and no others. */
    public MetricQuery filtered(List<Filter> others) {
        return new MetricQuery(metric, groups, others, periods, ranking, all, threshold, aspect);
    }
}
