package dash.doubt;

import dash.knowledge.Metric;
import dash.schema.Table;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes the statement that a metric would have, so that it can be seen whether that makes a difference. */
final class MetricMending {

    private final Suspect suspect;
    private final Metric metric;

    MetricMending(Suspect suspect, Metric metric) {
        this.suspect = suspect;
        this.metric = metric;
    }

    /** With the rows of the metric alone where conditions are missing, and the metric itself where another figure stands. */
    Optional<String> of(MetricConformance.Conformance lacking) {
        return metric.table()
                .filter(table -> metric.expression().isPresent())
                .flatMap(table -> lacking.expression().isPresent() ? itself(table) : filtered(table));
    }

    /** Only for a single figure over all time: any other would need its groups and its period. */
    private Optional<String> itself(String table) {
        boolean single = suspect.rows().count() == 1 && suspect.rows().columns().size() == 1;
        return single
                ? Optional.of("SELECT " + metric.expression().orElseThrow() + " FROM " + table + where())
                : Optional.empty();
    }

    private String where() {
        return metric.filters().isEmpty()
                ? ""
                : metric.filters().stream().map(filter -> "(" + filter + ")").collect(Collectors.joining(" AND ", " WHERE ", ""));
    }

    private Optional<String> filtered(String table) {
        List<String> words = Words.of(table).tokens();
        String home = table.strip().split("\\s", 2)[0];
        for (Selection selection : suspect.selections().all().reversed()) {
            for (Source source : selection.sources()) {
                Optional<String> key = source.table()
                        .filter(live -> !words.isEmpty() && live.name().name().equalsIgnoreCase(home))
                        .flatMap(MetricMending::key);
                if (key.isPresent()) {
                    return narrowed(selection, source, key.get(), table, home);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> key(Table table) {
        return table.uniqueKeys().stream()
                .filter(key -> key.size() == 1)
                .map(List::getFirst)
                .findFirst();
    }

    private Optional<String> narrowed(Selection selection, Source source, String key, String table, String home) {
        String name = suspect.statement().dialect().quoted(key);
        String condition = suspect.statement().dialect().quoted(source.name()) + "." + name + " IN (SELECT " + home + "."
                + name + " FROM " + table + where() + ")";
        Edit edit = selection
                .select()
                .where()
                .map(where -> new Edit(
                        where.span(), "(" + ProbeSql.text(suspect.statement(), where) + ") AND " + condition))
                .orElseGet(() -> {
                    int end = ProbeSql.endOfFrom(suspect.statement(), selection);
                    return new Edit(new Span(end, end), " WHERE " + condition);
                });
        return Edits.apply(suspect.statement(), List.of(edit));
    }
}
