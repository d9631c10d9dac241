package dash.schema.resolved;

import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Alias;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads one FROM. */
final class FromReader {

    private final Schema schema;
    private final Map<String, Derived> commons;
    private final Function<Relation.Subquery, Derived> subqueries;
    private final List<Link> links = new ArrayList<>();
    private final List<Expression> conditions = new ArrayList<>();

    FromReader(Schema schema, Map<String, Derived> commons, Function<Relation.Subquery, Derived> subqueries) {
        this.schema = schema;
        this.commons = commons;
        this.subqueries = subqueries;
    }

    From read(List<Relation> relations) {
        List<Source> sources = new ArrayList<>();
        relations.forEach(relation -> sources.addAll(sources(relation)));
        return new From(sources, links, conditions);
    }

    private List<Source> sources(Relation relation) {
        return switch (relation) {
            case Relation.Table table -> List.of(table(table));
            case Relation.Subquery subquery -> List.of(derived(subquery, "", subqueries.apply(subquery)));
            case Relation.FunctionTable function -> List.of(unknown(function));
            case Relation.Construct construct -> List.of(unknown(construct));
            case Relation.Join join -> join(join);
        };
    }

    private List<Source> join(Relation.Join join) {
        List<Source> left = sources(join.left());
        List<Source> right = sources(join.right());
        conditions.addAll(Conjuncts.of(join.on()));
        List<String> shared = join.natural() ? common(left, right) : join.using();
        for (String column : shared) {
            with(left, column)
                    .ifPresent(one ->
                            with(right, column).ifPresent(other -> links.add(new Link(one, column, other, column))));
        }
        List<Source> both = new ArrayList<>(left);
        both.addAll(right);
        return both;
    }

    private static Optional<Source> with(List<Source> sources, String column) {
        return sources.stream().filter(source -> source.has(column)).findFirst();
    }

    private static List<String> common(List<Source> left, List<Source> right) {
        return left.stream()
                .flatMap(source -> source.columns().stream())
                .filter(column -> with(right, column).isPresent())
                .distinct()
                .toList();
    }

    private Source table(Relation.Table relation) {
        String name = relation.name().last();
        Derived common = relation.name().isQualified() ? null : commons.get(name);
        if (common != null) {
            return derived(relation, name, common);
        }
        Optional<Table> live = schema.find(relation.name().toString());
        List<String> columns = live.map(
                        table -> table.columns().stream().map(Column::name).toList())
                .orElse(List.of());
        return new Source(
                relation.alias().map(Alias::name).orElse(name),
                relation,
                live,
                Optional.empty(),
                List.of(),
                renamed(relation, columns));
    }

    private static Source derived(Relation relation, String name, Derived derived) {
        return new Source(
                relation.alias().map(Alias::name).orElse(name),
                relation,
                Optional.empty(),
                Optional.of(derived),
                derived.branches(),
                renamed(relation, derived.columns()));
    }

    private static Source unknown(Relation relation) {
        List<String> columns = relation.alias().map(Alias::columns).orElse(List.of());
        return new Source(
                relation.alias().map(Alias::name).orElse(""),
                relation,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                columns);
    }

    /** Renaming by an alias reaches the first columns only; a table whose columns are renamed is rare, and then unknown. */
    private static List<String> renamed(Relation relation, List<String> columns) {
        List<String> names = relation.alias().map(Alias::columns).orElse(List.of());
        List<String> renamed = new ArrayList<>(names);
        if (names.size() < columns.size()) {
            renamed.addAll(columns.subList(names.size(), columns.size()));
        }
        return renamed;
    }
}
