package dash.doubt;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Joining;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.schema.resolved.UniqueKeys;
import dash.statement.Dialect;
import dash.statement.Expression;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Measures whether joined rows really repeat what an aggregate takes, and how often. */
final class Repetition {

    private final Suspect suspect;
    private final Selection selection;
    private final Joining joining;
    private final Expression.Call call;

    Repetition(Suspect suspect, Selection selection, Joining joining, Expression.Call call) {
        this.suspect = suspect;
        this.selection = selection;
        this.joining = joining;
        this.call = call;
    }

    /** What was seen; empty when nothing repeats. Without a way to measure, declared keys decide. */
    Optional<String> measure(Set<String> start, List<Source> repeating) {
        List<Source> homes = selection.sources().stream()
                .filter(source -> start.contains(source.name()))
                .toList();
        boolean keyed = homes.stream().allMatch(home -> !UniqueKeys.of(home).isEmpty());
        if (!keyed && repeating.stream().noneMatch(source -> repeats(source, start))) {
            return Optional.empty();
        }
        Optional<Rows> measured = isAlone() ? suspect.probes().run(sql(homes)) : Optional.empty();
        if (measured.isPresent()) {
            return measured.get().rows().stream().findFirst().map(row -> evidence(row, homes, repeating));
        }
        return keyed
                        && repeating.stream()
                                .allMatch(source -> !UniqueKeys.of(source).isEmpty())
                ? Optional.of("no key of " + shown(repeating) + " is fixed by the join")
                : Optional.empty();
    }

    /** Whether this part can run by itself: it names nothing of a query around it. */
    private boolean isAlone() {
        return selection.outer().isEmpty();
    }

    private static String evidence(List<Cell> row, List<Source> homes, List<Source> repeating) {
        return "one row of " + shown(homes) + " appears up to " + row.getFirst().plain() + " times beside "
                + shown(repeating);
    }

    private static String shown(List<Source> sources) {
        return sources.stream().map(Source::shown).distinct().collect(Collectors.joining(", "));
    }

    /** Measured uniqueness of one entry on the columns that the join fixes. */
    private boolean repeats(Source source, Set<String> start) {
        List<String> fixed = joining.knownColumns(source, start);
        if (source.table().isEmpty() || fixed.isEmpty()) {
            return true;
        }
        String columns = ProbeSql.names(fixed, dialect());
        return suspect.probes()
                .run("SELECT " + columns + " FROM "
                        + ProbeSql.name(source.table().get().name(), dialect()) + " GROUP BY " + columns
                        + " HAVING count(*) > 1 LIMIT 1")
                .filter(rows -> !rows.isEmpty())
                .isPresent();
    }

    private String sql(List<Source> homes) {
        Statement statement = suspect.statement();
        List<String> groups = selection.groups().stream()
                .map(group -> ProbeSql.text(statement, group))
                .toList();
        List<String> keys = homes.stream().flatMap(home -> key(home).stream()).toList();
        List<String> further = new ArrayList<>();
        keys.stream().findFirst().ifPresent(key -> further.add(key + " IS NOT NULL"));
        call.filter().ifPresent(filter -> further.add("(" + ProbeSql.text(statement, filter) + ")"));
        String given = IntStream.range(0, groups.size())
                .mapToObj(at -> groups.get(at) + " AS g" + at + ", ")
                .collect(Collectors.joining());
        String outer =
                IntStream.range(0, groups.size()).mapToObj(at -> "g" + at).collect(Collectors.joining(", "));
        String inner = Stream.concat(groups.stream(), keys.stream()).collect(Collectors.joining(", "));
        return ProbeSql.with(statement) + "SELECT max(times) AS most FROM (SELECT " + given + "count(*) AS times"
                + ProbeSql.from(statement, selection, further) + " GROUP BY " + inner + ") repeated"
                + (outer.isEmpty() ? "" : " GROUP BY " + outer)
                + (Aggregates.is(call, "avg") ? " HAVING max(times) > min(times)" : " HAVING max(times) > 1")
                + " ORDER BY 1 DESC LIMIT 1";
    }

    private Dialect dialect() {
        return suspect.statement().dialect();
    }

    /** The shortest declared key; all columns where none is declared. */
    private List<String> key(Source home) {
        return UniqueKeys.of(home).stream().filter(key -> !key.isEmpty()).findFirst().orElse(home.columns()).stream()
                .map(column -> dialect().quoted(home.name()) + "." + dialect().quoted(column))
                .toList();
    }
}
