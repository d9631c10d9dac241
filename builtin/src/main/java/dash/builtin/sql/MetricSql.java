package dash.builtin.sql;

import dash.builtin.periods.Fineness;
import dash.builtin.periods.Period;
import dash.builtin.readings.Aspect;
import dash.builtin.readings.Filter;
import dash.builtin.readings.Group;
import dash.builtin.readings.MetricQuery;
import dash.builtin.readings.Ranking;
import dash.builtin.readings.SelectList;
import dash.builtin.readings.Steps;
import dash.context.Context;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.Variables;
import dash.schema.Column;
import dash.schema.Table;
import dash.statement.Dialect;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the statement for a question for a metric. For one thread. */
public final class MetricSql {

    private static final int DEFAULT_LIMIT = 50;
    private static final int LONGEST_SERIES = 500;
    private static final Pattern CAST = Pattern.compile("(?s).*::\\s*(date|timestamptz|timestamp)\\s*");

    private final Context context;
    private Optional<Joins> joins = Optional.empty();

    public MetricSql(Context context) {
        this.context = context;
    }

    public Rendered render(MetricQuery query) {
        try {
            return query.metric().sqlTemplate().isPresent() ? template(query) : expression(query);
        } catch (Unreachable unreachable) {
            return new Rendered.Impossible(String.valueOf(unreachable.getMessage()));
        }
    }

    /** Made when they are needed: most questions need none, and a schema may have thousands of keys. */
    private Joins joins() {
        Joins made = joins.orElseGet(() -> new Joins(context.knowledge(), context.schema()));
        joins = Optional.of(made);
        return made;
    }

    private Rendered expression(MetricQuery query) {
        boolean simple = query.aspect() instanceof Aspect.Plain
                && query.threshold().isEmpty()
                && query.ranking().filter(Ranking::each).isEmpty();
        Metric metric = query.metric();
        String figure = alias(metric.name());
        if (simple) {
            return new Rendered.Sql(grouped(query) + tail(query), units(metric, figure));
        }
        return new ShapedSql(dialect(), this::grouped).render(query, names(query, figure), figure);
    }

    private static Map<String, String> units(Metric metric, String figure) {
        return metric.unit().isBlank() ? Map.of() : Map.of(figure, metric.unit());
    }

    /** The figure for each group, in no order. */
    private String grouped(MetricQuery query) {
        if (query.metric().sqlTemplate().isPresent()) {
            return stepped(query);
        }
        Metric metric = query.metric();
        Table base = table(metric.table().orElseThrow());
        Map<Table, Join> joined = joined(query, base);
        Qualified qualified = new Qualified(base, List.copyOf(joined.keySet()), dialect());
        String figure = alias(metric.name());
        List<String> columns = groupColumns(query, base, figure);
        columns.add(qualified.of(metric.expression().orElseThrow()) + " AS "
                + dialect().name(figure));
        StringBuilder sql = new StringBuilder("SELECT " + String.join(", ", columns));
        sql.append("\nFROM ").append(relation(base)).append(joins(joined.values()));
        List<String> conditions = conditions(query, base, qualified);
        if (!conditions.isEmpty()) {
            sql.append("\nWHERE ").append(String.join("\n  AND ", conditions));
        }
        return sql.append(groupBy(query)).toString();
    }

    private static String groupBy(MetricQuery query) {
        return switch (query.groups().size()) {
            case 0 -> "";
            case 1 -> "\nGROUP BY 1";
            default -> "\nGROUP BY 1, 2";
        };
    }

    private static List<String> names(MetricQuery query, String figure) {
        List<String> names = new ArrayList<>();
        query.groups().forEach(group -> names.add(free(alias(group), names, figure)));
        return names;
    }

    private List<String> groupColumns(MetricQuery query, Table base, String figure) {
        List<String> columns = new ArrayList<>();
        List<String> names = names(query, figure);
        for (int index = 0; index < names.size(); index++) {
            columns.add(column(query.groups().get(index), query, Optional.of(base)) + " AS "
                    + dialect().name(names.get(index)));
        }
        return columns;
    }

    /** Behind a row that may lack its partner, whatever is joined to the partner may be lacking too. */
    private String joins(Collection<Join> joined) {
        StringBuilder sql = new StringBuilder();
        boolean keeping = false;
        for (Join join : joined) {
            keeping |= !join.certain();
            sql.append(keeping ? "\nLEFT JOIN " : "\nJOIN ").append(relation(join.to()));
            sql.append(" ON ").append(join.condition(dialect()));
        }
        return sql.toString();
    }

    private List<String> conditions(MetricQuery query, Table base, Qualified qualified) {
        List<String> conditions = new ArrayList<>();
        for (String filter : query.metric().filters()) {
            String text = qualified.of(filter);
            conditions.add(text.matches("(?is).*\\bor\\b.*") ? "(" + text + ")" : text);
        }
        for (Filter filter : query.filters()) {
            String column = Join.qualified(
                    table(filter.dimension(), base), filter.dimension().column(), dialect());
            conditions.add(compared(column, filter));
        }
        within(query, Optional.of(base)).ifPresent(conditions::add);
        return conditions;
    }

    /** Whoever has no value at all is none of those that are left out. */
    private String compared(String column, Filter filter) {
        List<String> values =
                filter.values().stream().map(value -> dialect().text(value)).toList();
        boolean one = values.size() == 1;
        if (filter.without()) {
            String other =
                    one ? column + " <> " + values.getFirst() : column + " NOT IN (" + String.join(", ", values) + ")";
            return "(" + other + " OR " + column + " IS NULL)";
        }
        return one ? column + " = " + values.getFirst() : column + " IN (" + String.join(", ", values) + ")";
    }

    private Optional<String> within(MetricQuery query, Optional<Table> base) {
        List<String> ranges = new ArrayList<>();
        for (Period period : query.periods()) {
            if (base.isPresent() && !Fineness.of(query.metric()).tells(period, context.calendar(), context.today())) {
                throw new Unreachable(
                        query.metric().name() + " is known by " + query.metric().grain() + " only");
            }
            ranges.add(time(query.metric(), base).within(period));
        }
        return ranges.size() < 2
                ? ranges.stream().findFirst()
                : Optional.of("((" + String.join(") OR (", ranges) + "))");
    }

    private String tail(MetricQuery query) {
        int groups = query.groups().size();
        if (groups == 0) {
            return "";
        }
        StringBuilder tail = new StringBuilder();
        Optional<Ranking> ranking = query.ranking();
        if (ranking.isPresent()) {
            tail.append("\nORDER BY ")
                    .append(dialect()
                            .order(Integer.toString(groups + 1), ranking.get().mostFirst()))
                    .append(", 1");
        } else if (query.groups().stream().anyMatch(Group.ByTime.class::isInstance)) {
            tail.append("\nORDER BY 1").append(groups == 2 ? ", 2" : "");
        } else {
            tail.append("\nORDER BY ")
                    .append(dialect().order(Integer.toString(groups + 1), true))
                    .append(", 1");
        }
        int limit = ranking.map(Ranking::count).filter(count -> count > 0).orElse(limit(query));
        return tail.append("\nLIMIT ").append(limit).toString();
    }

    /** A series asks for all of its steps, and "which" for all that there are. */
    static int limit(MetricQuery query) {
        boolean daily = query.groups().stream().anyMatch(group -> group instanceof Group.ByTime);
        long days = query.period()
                .filter(Period::closed)
                .map(period -> ChronoUnit.DAYS.between(
                        period.start().orElseThrow(), period.end().orElseThrow()))
                .orElse((long) LONGEST_SERIES);
        if (query.all() && query.ranking().isEmpty()) {
            return LONGEST_SERIES;
        }
        return daily ? (int) Math.max(DEFAULT_LIMIT, Math.min(days, LONGEST_SERIES)) : DEFAULT_LIMIT;
    }

    private Map<Table, Join> joined(MetricQuery query, Table base) {
        Map<Table, Join> joined = new LinkedHashMap<>();
        List<Dimension> dimensions = new ArrayList<>();
        query.groups().forEach(group -> {
            if (group instanceof Group.ByDimension(Dimension dimension)) {
                dimensions.add(dimension);
            }
        });
        query.filters().forEach(filter -> dimensions.add(filter.dimension()));
        for (Dimension dimension : dimensions) {
            Table target = table(dimension, base);
            List<Join> path = joins().path(base, target)
                    .orElseThrow(() -> new Unreachable("no single safe join leads from "
                            + base.name().name() + " to " + target.name().name()));
            path.forEach(join -> joined.putIfAbsent(join.to(), join));
        }
        return joined;
    }

    private String column(Group group, MetricQuery query, Optional<Table> base) {
        return switch (group) {
            case Group.ByDimension(Dimension dimension) -> {
                Table table = table(dimension, base.orElseThrow());
                if (table.column(dimension.column()).isEmpty()) {
                    throw new Unreachable(table.name().name() + " has no column " + dimension.column());
                }
                yield Join.qualified(table, dimension.column(), dialect());
            }
            case Group.ByTime(var grain, boolean fiscal) -> {
                if (!Fineness.of(query.metric()).tells(grain)) {
                    throw new Unreachable(query.metric().name() + " is not known by " + grain.word());
                }
                yield time(query.metric(), base).step(grain, fiscal, query.period());
            }
        };
    }

    private Rendered template(MetricQuery query) {
        if (!query.groups().isEmpty()) {
            return expression(query);
        }
        String template = query.metric().sqlTemplate().orElseThrow();
        String sql = Variables.fill(template, name -> variable(name, query));
        return new Rendered.Sql(sql, units(query.metric(), alias(query.metric().name())));
    }

    /** A template by steps of time: one column more before its figure, which gets the name it has everywhere. */
    private String stepped(MetricQuery query) {
        String template = query.metric().sqlTemplate().orElseThrow();
        String figure = alias(query.metric().name());
        if (query.groups().isEmpty()
                || !SelectList.of(template)
                        .map(list -> list.items().size() == 1
                                && list.items().getFirst().name().equals(figure))
                        .orElse(false)) {
            throw new Unreachable(query.metric().name() + " cannot be broken down");
        }
        String column = column(query.groups().getFirst(), query, Optional.empty()) + " AS "
                + dialect().name(names(query, figure).getFirst());
        return Steps.with(Variables.fill(template, name -> variable(name, query)), column);
    }

    private String variable(String name, MetricQuery query) {
        return switch (name) {
            case "date_range" -> within(query, Optional.empty()).orElse("TRUE");
            case "period_start" ->
                dialect().day(query.period().flatMap(Period::start).orElseThrow());
            case "period_end" ->
                dialect().day(query.period().flatMap(Period::end).orElseThrow());
            default -> throw new Unreachable("the metric has a variable that no question fills: " + name);
        };
    }

    private TimeSql time(Metric metric, Optional<Table> base) {
        String written = metric.timeColumn().orElseThrow(() -> new Unreachable(metric.name() + " has no time column"));
        Matcher cast = CAST.matcher(written);
        Optional<Column> column = base.flatMap(table -> column(table, written));
        String type = cast.matches() ? cast.group(1) : column.map(Column::type).orElse("");
        String text = column.isPresent()
                ? Join.qualified(base.orElseThrow(), column.get().name(), dialect())
                : written;
        return TimeSql.of(cast.matches() ? "(" + written + ")" : text, type, context.calendar(), dialect())
                .orElseThrow(() -> new Unreachable(written + " is no column of days or moments"));
    }

    private static Optional<Column> column(Table table, String written) {
        String prefix = table.name().name() + ".";
        return table.column(written.startsWith(prefix) ? written.substring(prefix.length()) : written);
    }

    private Table table(Dimension dimension, Table base) {
        return dimension.table().map(this::table).orElse(base);
    }

    private Table table(String name) {
        return context.schema().find(name).orElseThrow(() -> new Unreachable("there is no table " + name));
    }

    private Dialect dialect() {
        return context.schema().dialect();
    }

    private String relation(Table table) {
        String name = dialect().name(table.name().name());
        boolean found =
                context.schema().find(table.name().name()).map(table::equals).orElse(false);
        return found ? name : dialect().name(table.name().schema()) + "." + name;
    }

    private static String alias(Group group) {
        return switch (group) {
            case Group.ByDimension(Dimension dimension) -> alias(dimension.word());
            case Group.ByTime(var grain, boolean fiscal) -> (fiscal ? "fiscal_" : "") + grain.word();
        };
    }

    private static String free(String name, List<String> taken, String figure) {
        return taken.contains(name) || name.equals(figure) ? name + "_group" : name;
    }

    /** What a result column is called: the words of its name, joined. */
    public static String alias(String name) {
        String joined = name.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "_")
                .replaceAll("^_+|_+$", "");
        return joined.isEmpty() ? "value" : joined;
    }

    /** Why a reading has no safe statement; never leaves this class. */
    private static final class Unreachable extends RuntimeException {
        Unreachable(String why) {
            super(why, null, false, false);
        }
    }
}
