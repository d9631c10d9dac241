package dash.drift;

import dash.drift.Claims.Trial;
import dash.knowledge.Metric;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import dash.knowledge.Variables;
import dash.schema.Schema;
import dash.schema.Table;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Writes the statements that show whether a metric or a query pattern works, with sample values where it wants some. */
final class TrialSql {

    private final Schema schema;
    private final LocalDate today;

    TrialSql(Schema schema, LocalDate today) {
        this.schema = schema;
        this.today = today;
    }

    /** A metric in prose has none; one with a time column has to work for a period too. */
    List<Trial> of(Metric metric) {
        if (!metric.runnable()) {
            return List.of();
        }
        List<Trial> trials = new ArrayList<>();
        if (metric.sqlTemplate().isPresent()) {
            String template = metric.sqlTemplate().get();
            trials.add(new Trial("its template", filled(template, "TRUE")));
            if (template.contains("{{date_range}}") && metric.timeColumn().isPresent()) {
                trials.add(new Trial("its template for a month", filled(template, month(metric))));
            }
            return trials;
        }
        trials.add(new Trial("its expression and filters", total(metric, List.of())));
        if (metric.timeColumn().isPresent()) {
            trials.add(new Trial("the metric for a month", total(metric, List.of(month(metric)))));
        }
        return trials;
    }

    private String total(Metric metric, List<String> further) {
        List<String> conditions = new ArrayList<>();
        metric.filters().forEach(filter -> conditions.add("(" + filter + ")"));
        conditions.addAll(further);
        return "SELECT " + metric.expression().orElseThrow() + "\nFROM "
                + relation(metric.table().orElseThrow())
                + (conditions.isEmpty() ? "" : "\nWHERE " + String.join("\n  AND ", conditions));
    }

    private String month(Metric metric) {
        String time = metric.timeColumn().orElseThrow();
        LocalDate first = today.withDayOfMonth(1);
        return time + " >= " + schema.dialect().day(first.minusMonths(1)) + " AND " + time + " < "
                + schema.dialect().day(first);
    }

    private String filled(String template, String range) {
        LocalDate first = today.withDayOfMonth(1);
        return Variables.fill(template, name -> switch (name) {
            case "date_range" -> range;
            case "period_start" -> schema.dialect().day(first.minusMonths(1));
            case "period_end" -> schema.dialect().day(first);
            default -> "{{" + name + "}}";
        });
    }

    String of(QueryPattern pattern) {
        return Variables.fill(
                        pattern.sql(),
                        name -> pattern.parameters().stream()
                                .filter(parameter -> parameter.name().equals(name))
                                .findFirst()
                                .map(this::sample)
                                .orElse("{{" + name + "}}"))
                .replaceFirst(";\\s*$", "");
    }

    private String sample(Parameter parameter) {
        return parameter
                .defaultValue()
                .map(value -> Variables.literal(parameter.type(), value, schema.dialect()))
                .orElseGet(() -> withoutDefault(parameter));
    }

    private String withoutDefault(Parameter parameter) {
        LocalDate first = today.withDayOfMonth(1);
        return switch (parameter.type()) {
            case TEXT -> parameter.column().map(this::someValue).orElse("''");
            case INTEGER, NUMBER -> "1";
            case BOOLEAN -> "true";
            case DATE -> schema.dialect().day(today);
            case YEAR -> Integer.toString(today.getYear());
            case PERIOD_START -> schema.dialect().day(first.minusMonths(1));
            case PERIOD_END -> schema.dialect().day(first);
            case TOP -> "5";
        };
    }

    /** A value that stands there, found by the statement itself. */
    private String someValue(String path) {
        int dot = path.lastIndexOf('.');
        return "(SELECT min(" + quoted(path.substring(dot + 1)) + ") FROM " + relation(path.substring(0, dot)) + ")";
    }

    private String relation(String written) {
        return schema.find(written)
                .map(Table::name)
                .map(name ->
                        written.contains(".") ? quoted(name.schema()) + "." + quoted(name.name()) : quoted(name.name()))
                .orElse(written);
    }

    private String quoted(String name) {
        return schema.dialect().name(name);
    }
}
