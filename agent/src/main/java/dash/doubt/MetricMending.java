package dash.doubt;

import dash.knowledge.Metric;
import dash.schema.Table;
import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Output;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the statement that a metric would have, so that it can be seen whether that makes a difference. */
final class MetricMending {

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");

    private final Suspect suspect;
    private final Metric metric;

    MetricMending(Suspect suspect, Metric metric) {
        this.suspect = suspect;
        this.metric = metric;
    }

    /**
     * The metric's expression in the place of another figure, over the metric's rows alone; empty where the statement has
     * no such place.
     */
    Optional<String> of(MetricConformance.Conformance lacking) {
        return metric.table()
                .filter(table -> metric.expression().isPresent())
                .flatMap(table -> homes(table).stream()
                        .flatMap(home -> edits(home, table, lacking).stream())
                        .findFirst()
                        .flatMap(edits -> Edits.apply(suspect.statement(), edits)));
    }

    /** An entry of a FROM that is the table of the metric. */
    private record Home(Selection selection, Source source) {}

    private List<Home> homes(String table) {
        return suspect.selections().all().reversed().stream()
                .flatMap(selection -> selection.sources().stream().map(source -> new Home(selection, source)))
                .filter(home -> home.source().table().isPresent()
                        && home.source().shown().equalsIgnoreCase(first(table)))
                .toList();
    }

    private static String first(String table) {
        return table.strip().split("\\s", 2)[0];
    }

    private Optional<List<Edit>> edits(Home home, String table, MetricConformance.Conformance lacking) {
        List<Edit> edits = new ArrayList<>();
        if (lacking.expression().isPresent()) {
            Optional<Expression> figure = figure(home.selection());
            if (figure.isEmpty()) {
                return Optional.empty();
            }
            edits.add(new Edit(figure.get().span(), expression(home, table)));
        }
        if (!lacking.filters().isEmpty()) {
            if (restricts(lacking.filters())) {
                return Optional.empty();
            }
            Optional<String> key = home.source().table().flatMap(MetricMending::key);
            if (key.isEmpty()) {
                return Optional.empty();
            }
            edits.add(narrowed(home, key.get(), table));
        }
        return Optional.of(edits);
    }

    /**
     * Whether the statement restricts a column of a missing condition in its own way: what is narrower than the metric
     * stays the same when it is narrowed to the metric, and is wrong all the same.
     */
    private boolean restricts(List<String> filters) {
        Set<String> words = filters.stream()
                .flatMap(filter -> NAME.matcher(filter.toLowerCase(Locale.ROOT)).results())
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        return suspect.selections().all().stream()
                .flatMap(selection -> selection.conditions().stream())
                .filter(condition ->
                        condition.every(Expression.Literal.class).findAny().isPresent())
                .flatMap(condition -> condition.every(Expression.Column.class))
                .map(column -> column.name().last().toLowerCase(Locale.ROOT))
                .anyMatch(words::contains);
    }

    /** The one figure that is computed there. */
    private static Optional<Expression> figure(Selection selection) {
        List<Expression> figures = selection.outputs().stream()
                .map(Output::value)
                .filter(value -> !Aggregates.in(value).isEmpty())
                .toList();
        return figures.size() == 1 ? Optional.of(figures.getFirst()) : Optional.empty();
    }

    private String expression(Home home, String table) {
        return metric.expression().orElseThrow().replace(first(table) + ".", alias(home) + ".");
    }

    private String alias(Home home) {
        return suspect.statement().dialect().name(home.source().name());
    }

    private static Optional<String> key(Table table) {
        return table.uniqueKeys().stream()
                .filter(key -> key.size() == 1)
                .map(List::getFirst)
                .findFirst();
    }

    private Edit narrowed(Home home, String key, String table) {
        String name = suspect.statement().dialect().quoted(key);
        String where = metric.filters().stream()
                .map(filter -> "(" + filter + ")")
                .collect(Collectors.joining(" AND ", " WHERE ", ")"));
        String condition =
                alias(home) + "." + name + " IN (SELECT " + first(table) + "." + name + " FROM " + table + where;
        return home.selection()
                .select()
                .where()
                .map(old -> new Edit(old.span(), "(" + ProbeSql.text(suspect.statement(), old) + ") AND " + condition))
                .orElseGet(() -> {
                    int end = ProbeSql.endOfFrom(suspect.statement(), home.selection());
                    return new Edit(new Span(end, end), " WHERE " + condition);
                });
    }
}
