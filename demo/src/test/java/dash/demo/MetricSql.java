package dash.demo;

import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.time.LocalDate;

/** Writes a metric out as the documented conventions say, plainly and without any cleverness. */
final class MetricSql {

    private static final String LOCAL = " AT TIME ZONE 'America/Los_Angeles'";

    private final Joins joins;

    MetricSql(Joins joins) {
        this.joins = joins;
    }

    String total(Metric metric) {
        return metric.sqlTemplate()
                .map(template -> template.replace("{{date_range}}", "TRUE"))
                .orElseGet(() -> "SELECT " + metric.expression().orElseThrow() + " FROM "
                        + metric.table().orElseThrow() + where(metric));
    }

    String during(Metric metric, LocalDate first, LocalDate end) {
        if (metric.sqlTemplate().isPresent()) {
            String template = metric.sqlTemplate()
                    .get()
                    .replace("{{period_start}}", day(first))
                    .replace("{{period_end}}", day(end));
            return template.contains("{{date_range}}")
                    ? template.replace("{{date_range}}", range(metric, first, end))
                    : template;
        }
        return total(metric) + (metric.filters().isEmpty() ? " WHERE " : " AND ") + range(metric, first, end);
    }

    String by(Metric metric, Dimension dimension) {
        String own = metric.table().orElseThrow();
        String table = dimension.table().orElse(own);
        String label = table + "." + dimension.column();
        return "SELECT " + label + ", " + metric.expression().orElseThrow() + " FROM " + own + joins.from(own, table)
                + where(metric) + " GROUP BY " + label + " ORDER BY 2 DESC, 1";
    }

    private static String where(Metric metric) {
        return metric.filters().isEmpty() ? "" : " WHERE " + String.join(" AND ", metric.filters());
    }

    private String range(Metric metric, LocalDate first, LocalDate end) {
        String column = metric.timeColumn().orElseThrow();
        boolean expression = column.contains("::");
        String time = expression ? column : metric.table().orElseThrow() + "." + column;
        boolean moment = expression
                ? column.endsWith("::timestamptz")
                : joins.type(metric.table().orElseThrow(), column).equals("timestamptz");
        String local = moment ? time + LOCAL : time;
        return local + " >= " + day(first) + " AND " + local + " < " + day(end);
    }

    private static String day(LocalDate day) {
        return "DATE '" + day + "'";
    }
}
