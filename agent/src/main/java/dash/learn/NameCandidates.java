package dash.learn;

import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.schema.Table;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.schema.resolved.Source;
import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Relation;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Columns, tables and functions that are called otherwise than somebody thought. */
final class NameCandidates {

    private final Pair pair;
    private final Selections before;
    private final Selections after;

    NameCandidates(Pair pair, Selections before, Selections after) {
        this.pair = pair;
        this.before = before;
        this.after = after;
    }

    List<Rule> all() {
        List<Rule> rules = new ArrayList<>();
        columns(rules);
        tables(rules);
        functions(rules);
        return rules;
    }

    /** A column that is nowhere, and one of the same table that is new in the right statement. */
    private void columns(List<Rule> rules) {
        Set<String> known = new LinkedHashSet<>();
        pair.before()
                .root()
                .every(Expression.Column.class)
                .forEach(column -> known.add(column.name().last()));
        for (Selection selection : before.all()) {
            for (Source source : selection.sources()) {
                source.table()
                        .ifPresent(table -> selection.nodes().stream()
                                .filter(Expression.Column.class::isInstance)
                                .map(Expression.Column.class::cast)
                                .filter(column -> mayBelong(column, selection, source, table))
                                .forEach(column ->
                                        renamed(rules, table, column.name().last(), known)));
            }
        }
    }

    private static boolean mayBelong(Expression.Column column, Selection selection, Source source, Table table) {
        boolean missing = table.column(column.name().last()).isEmpty();
        Optional<String> qualifier = column.name().schema();
        return missing
                && (qualifier.isPresent()
                        ? qualifier.get().equals(source.name())
                        : selection.origin(column).isEmpty());
    }

    private void renamed(List<Rule> rules, Table table, String wrong, Set<String> known) {
        Set<String> fresh = new LinkedHashSet<>();
        for (Selection selection : after.all()) {
            selection.nodes().stream()
                    .filter(Expression.Column.class::isInstance)
                    .map(Expression.Column.class::cast)
                    .flatMap(column -> selection.base(column).stream())
                    .filter(origin ->
                            origin.source().table().filter(table::equals).isPresent())
                    .map(origin -> origin.column())
                    .filter(name -> !known.contains(name))
                    .forEach(fresh::add);
        }
        if (fresh.size() == 1) {
            rules.add(new Rule.NameMeans(
                    table.name().name(), wrong, fresh.iterator().next()));
        }
    }

    private void tables(List<Rule> rules) {
        List<String> gone = names(TablesRead.of(pair.before().root()));
        List<String> come = names(TablesRead.of(pair.after().root()));
        List<String> left = new ArrayList<>(gone);
        left.removeAll(come);
        come.removeAll(gone);
        boolean missing =
                left.size() == 1 && pair.schema().find(left.getFirst()).isEmpty();
        if (left.size() == 1 && come.size() == 1 && (missing || pair.sort() != Mistake.Sort.FAILED)) {
            rules.add(new Rule.UseTable(left.getFirst(), come.getFirst(), Optional.empty()));
        }
    }

    private static List<String> names(List<Relation.Table> tables) {
        return new ArrayList<>(tables.stream()
                .map(Relation.Table::name)
                .map(Name::toString)
                .distinct()
                .toList());
    }

    /** One function went and one came, with the same arguments. */
    private void functions(List<Rule> rules) {
        Map<String, List<Expression>> gone = calls(pair.before());
        Map<String, List<Expression>> come = calls(pair.after());
        List<String> left = new ArrayList<>(gone.keySet());
        left.removeAll(come.keySet());
        List<String> fresh = new ArrayList<>(come.keySet());
        fresh.removeAll(gone.keySet());
        if (left.size() == 1
                && fresh.size() == 1
                && sameArguments(
                        gone.getOrDefault(left.getFirst(), List.of()),
                        come.getOrDefault(fresh.getFirst(), List.of()))) {
            rules.add(new Rule.CallInstead(left.getFirst(), fresh.getFirst()));
        }
    }

    private static boolean sameArguments(List<Expression> one, List<Expression> other) {
        boolean same = one.size() == other.size();
        for (int at = 0; same && at < one.size(); at++) {
            same = one.get(at).sameAs(other.get(at));
        }
        return same;
    }

    /** The arguments of the first call of each function; COALESCE counts as one. */
    private static Map<String, List<Expression>> calls(Statement statement) {
        Map<String, List<Expression>> calls = new LinkedHashMap<>();
        statement.root().every(Expression.class).forEach(expression -> {
            switch (expression) {
                case Expression.Call call ->
                    calls.putIfAbsent(
                            call.name().last(),
                            call.arguments().stream().map(Argument::value).toList());
                case Expression.Coalesce coalesce -> calls.putIfAbsent("coalesce", coalesce.values());
                default -> {
                    // no call
                }
            }
        });
        return calls;
    }
}
