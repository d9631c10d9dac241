package dash.builtin.sql;

import dash.builtin.links.Threshold;
import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.readings.Aspect;
import dash.builtin.readings.Filter;
import dash.builtin.readings.MetricQuery;
import dash.builtin.readings.Ranking;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Writes what becomes of figures around the statement that computes them, so that a metric stays as it was agreed on. */
final class ShapedSql {

    private static final String PERCENT = "percent";

    private final Dialect dialect;
    private final Function<MetricQuery, String> figures;

    ShapedSql(Dialect dialect, Function<MetricQuery, String> figures) {
        this.dialect = dialect;
        this.figures = figures;
    }

    Rendered render(MetricQuery query, List<String> groups, String figure) {
        String unit = query.metric().unit();
        Map<String, String> own = unit.isBlank() ? Map.of() : Map.of(figure, unit);
        return switch (query.aspect()) {
            case Aspect.Plain plain -> new Rendered.Sql(plain(query, groups, figure), own);
            case Aspect.Members members -> new Rendered.Sql(members(query, groups), Map.of());
            case Aspect.Running running ->
                new Rendered.Sql(
                        running(query, groups, figure), unit.isBlank() ? Map.of() : Map.of("running_total", unit));
            case Aspect.Share share -> new Rendered.Sql(share(query, groups, figure), Map.of("share_percent", PERCENT));
            case Aspect.ShareOfTop(int count) ->
                new Rendered.Sql(shareOfTop(query, figure, count), Map.of("share_percent", PERCENT));
            case Aspect.ShareOfSome(List<Filter> whole) ->
                new Rendered.Sql(shareOfSome(query, whole, figure), Map.of("share_percent", PERCENT));
            case Aspect.Change(Grain grain) ->
                new Rendered.Sql(change(query, groups, figure, grain), Map.of("change_percent", PERCENT));
        };
    }

    /** Where all have exactly what was asked for, telling it again is no news. */
    private String plain(MetricQuery query, List<String> groups, String figure) {
        Optional<Ranking> ranking = query.ranking();
        boolean descending = ranking.map(Ranking::mostFirst).orElse(true);
        if (ranking.filter(Ranking::each).isPresent()) {
            return bestOfEach(query, groups, figure, ranking.get());
        }
        int limit = ranking.map(Ranking::count).filter(count -> count > 0).orElse(MetricSql.limit(query));
        boolean told = query.threshold()
                .filter(found -> found.comparison() == Comparison.EQUAL)
                .isPresent();
        String columns =
                told ? String.join(", ", groups.stream().map(this::name).toList()) : columns(groups, figure);
        return "SELECT " + columns + "\nFROM " + inner(query) + condition(query, figure) + "\nORDER BY "
                + dialect.order(name(figure), descending) + ", 1\nLIMIT " + limit;
    }

    private String bestOfEach(MetricQuery query, List<String> groups, String figure, Ranking ranking) {
        String order = dialect.order(name(figure), ranking.mostFirst());
        String placed =
                "SELECT " + columns(groups, figure) + ", row_number() OVER (PARTITION BY " + name(groups.getFirst())
                        + " ORDER BY " + order + ", " + name(groups.get(1)) + ") AS place\nFROM " + inner(query)
                        + condition(query, figure);
        return "SELECT " + columns(groups, figure) + "\nFROM (" + placed + ") placed\nWHERE place <= "
                + Math.max(1, ranking.count()) + "\nORDER BY 1, place";
    }

    private String members(MetricQuery query, List<String> groups) {
        return "SELECT " + name(groups.getFirst()) + "\nFROM " + inner(query) + "\nORDER BY 1\nLIMIT "
                + MetricSql.limit(query);
    }

    private String running(MetricQuery query, List<String> groups, String figure) {
        String step = name(groups.getFirst());
        return "SELECT " + step + ", sum(" + name(figure) + ") OVER (ORDER BY " + step + ") AS running_total\nFROM "
                + inner(query) + "\nORDER BY 1\nLIMIT " + MetricSql.limit(query);
    }

    private String share(MetricQuery query, List<String> groups, String figure) {
        String share = rounded("100.0 * " + name(figure) + " / nullif(sum(" + name(figure) + ") OVER (), 0)", 2)
                + " AS share_percent";
        List<String> columns = new ArrayList<>(groups.stream().map(this::name).toList());
        columns.add(share);
        return "SELECT " + String.join(", ", columns) + "\nFROM " + inner(query) + "\nORDER BY "
                + dialect.order("share_percent", true) + ", 1\nLIMIT " + MetricSql.limit(query);
    }

    private String shareOfTop(MetricQuery query, String figure, int count) {
        String placed = "SELECT " + name(figure) + ", row_number() OVER (ORDER BY " + dialect.order(name(figure), true)
                + ") AS place\nFROM " + inner(query);
        String share = "100.0 * sum(CASE WHEN place <= " + count + " THEN " + name(figure)
                + " ELSE 0 END) / nullif(sum(" + name(figure) + "), 0)";
        return "SELECT " + rounded(share, 2) + " AS share_percent\nFROM (" + placed + ") placed";
    }

    private String shareOfSome(MetricQuery query, List<Filter> whole, String figure) {
        String share = "100.0 * part." + name(figure) + " / nullif(whole." + name(figure) + ", 0)";
        return "SELECT " + rounded(share, 2) + " AS share_percent\nFROM ("
                + figures.apply(query.plain(query.periods())) + ") part\nCROSS JOIN ("
                + figures.apply(query.filtered(whole).plain(query.periods())) + ") whole";
    }

    /** One step more is computed, so that the first one has something to be compared with. */
    private String change(MetricQuery query, List<String> groups, String figure, Grain grain) {
        List<Period> longer = query.periods().stream()
                .map(period -> period.withStepBefore(grain))
                .toList();
        String step = name(groups.getFirst());
        String compared = "SELECT " + step + ", " + name(figure) + ", lag(" + name(figure) + ") OVER (ORDER BY " + step
                + ") AS figure_before\nFROM (" + figures.apply(query.plain(longer)) + ") figures";
        String change = "100.0 * (" + name(figure) + " - figure_before) / nullif(figure_before, 0)";
        return "SELECT " + step + ", " + rounded(change, 1) + " AS change_percent\nFROM (" + compared
                + ") compared\nWHERE figure_before IS NOT NULL\nORDER BY 1\nLIMIT " + MetricSql.limit(query);
    }

    /** Nobody reads sixteen digits of a percentage; the cast is for engines that round only decimal numbers. */
    private String rounded(String value, int digits) {
        return "round(CAST(" + value + " AS " + dialect.type("numeric", "(38,10)") + "), " + digits + ")";
    }

    private String condition(MetricQuery query, String figure) {
        return query.threshold()
                .map((Threshold found) -> "\nWHERE " + name(figure) + " "
                        + found.comparison().symbol() + " " + found.number().toPlainString())
                .orElse("");
    }

    private String inner(MetricQuery query) {
        return "(" + figures.apply(query.plain(query.periods())) + ") figures";
    }

    private String columns(List<String> groups, String figure) {
        return String.join(
                ", ",
                Stream.concat(groups.stream(), Stream.of(figure))
                        .map(this::name)
                        .toList());
    }

    private String name(String name) {
        return dialect.name(name);
    }
}
