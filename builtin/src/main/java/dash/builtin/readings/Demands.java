package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.List;
import java.util.regex.Pattern;

/** What a metric asks of a question before it can be computed. */
record Demands(Metric metric, Columns columns) {

    /** A template is a whole statement, so that nothing can be added to it. */
    boolean isWhole() {
        return metric.sqlTemplate().isPresent();
    }

    /** Steps of time are the one thing that a template with a range of days can be broken down by. */
    boolean takesSteps(List<Group> groups) {
        boolean dated = metric.timeColumn().isPresent()
                && metric.sqlTemplate()
                        .map(text -> text.contains("{{date_range}}"))
                        .orElse(false);
        boolean steps = groups.size() == 1 && groups.getFirst() instanceof Group.ByTime;
        return groups.isEmpty()
                || (dated && steps && Steps.possible(metric.sqlTemplate().orElseThrow()));
    }

    boolean needsPeriod() {
        return metric.sqlTemplate()
                .map(template -> template.contains("{{period_start}}") || template.contains("{{period_end}}"))
                .orElse(false);
    }

    /** One value for each column, and none on a column that the metric's own filters already decide. */
    boolean takes(List<Filter> filters) {
        long different = filters.stream()
                .map(filter -> columns.of(metric, filter.dimension()))
                .distinct()
                .count();
        return different == filters.size() && filters.stream().noneMatch(filter -> decides(filter.dimension()));
    }

    private boolean decides(Dimension dimension) {
        Pattern word = Pattern.compile("(?i)(?<![\\w])" + Pattern.quote(dimension.column()) + "(?![\\w])");
        return columns.own(metric, dimension)
                && metric.filters().stream()
                        .anyMatch(filter -> word.matcher(filter).find());
    }
}
