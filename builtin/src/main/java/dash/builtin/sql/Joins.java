package dash.builtin.sql;

import dash.knowledge.Knowledge;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the way from a table to what belongs to its rows, along foreign keys and the join hints of knowledge. */
final class Joins {

    private static final int LONGEST = 4;
    private static final Pattern EQUATION =
            Pattern.compile("\\s*([\\w.]+)\\.(\\w+)\\s*=\\s*([\\w.]+)\\.(\\w+)\\s*", Pattern.UNICODE_CHARACTER_CLASS);

    private final Schema schema;
    private final Map<RelationName, Set<Join>> steps = new HashMap<>();

    Joins(Knowledge knowledge, Schema schema) {
        this.schema = schema;
        for (Table table : schema.tables()) {
            table.foreignKeys().forEach(key -> addKey(table, key));
        }
        for (TableKnowledge table : knowledge.tables()) {
            table.relatedTables().forEach(related -> addHint(schema.find(table.name()), related));
        }
    }

    /** The shortest way; empty when there is none, or when two equally short ones lead to different rows. */
    Optional<List<Join>> path(Table from, Table to) {
        List<List<Join>> paths = new ArrayList<>();
        paths.add(List.of());
        Set<RelationName> seen = new HashSet<>(Set.of(from.name()));
        for (int length = 0; length <= LONGEST && !paths.isEmpty(); length++) {
            List<List<Join>> arrived = paths.stream()
                    .filter(path -> end(path, from).equals(to.name()))
                    .toList();
            if (!arrived.isEmpty()) {
                return arrived.size() == 1 ? Optional.of(arrived.getFirst()) : Optional.empty();
            }
            paths = longer(paths, from, seen);
            paths.forEach(path -> seen.add(path.getLast().to().name()));
        }
        return Optional.empty();
    }

    private List<List<Join>> longer(List<List<Join>> paths, Table from, Set<RelationName> seen) {
        List<List<Join>> longer = new ArrayList<>();
        for (List<Join> path : paths) {
            for (Join step : steps.getOrDefault(end(path, from), Set.of())) {
                if (!seen.contains(step.to().name())) {
                    List<Join> next = new ArrayList<>(path);
                    next.add(step);
                    longer.add(next);
                }
            }
        }
        return longer;
    }

    private static RelationName end(List<Join> path, Table from) {
        return path.isEmpty() ? from.name() : path.getLast().to().name();
    }

    private void addKey(Table from, ForeignKey key) {
        schema.table(key.target()).ifPresent(to -> {
            boolean certain = key.columns().stream()
                    .allMatch(name ->
                            from.column(name).map(column -> !column.nullable()).orElse(false));
            add(new Join(from, to, key.columns(), key.targetColumns(), certain));
        });
    }

    /**
     * A hint is used in whichever direction finds at most one row; a condition that is no plain equation is not used. Files
     * have no keys at all: into such a table a hint leads from the table that tells it.
     */
    private void addHint(Optional<Table> teller, RelatedTable related) {
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        Set<String> tables = new LinkedHashSet<>();
        for (String part : related.joinHint().split("(?i)\\s+and\\s+", -1)) {
            Matcher equation = EQUATION.matcher(part);
            if (!equation.matches()) {
                return;
            }
            tables.add(equation.group(1));
            tables.add(equation.group(3));
            boolean straight = equation.group(1).equals(tables.iterator().next());
            left.add(equation.group(straight ? 2 : 4));
            right.add(equation.group(straight ? 4 : 2));
        }
        List<String> names = List.copyOf(tables);
        if (names.size() == 2) {
            schema.find(names.get(0))
                    .ifPresent(one -> schema.find(names.get(1)).ifPresent(other -> {
                        addIfUnique(teller, one, other, left, right);
                        addIfUnique(teller, other, one, right, left);
                    }));
        }
    }

    private void addIfUnique(
            Optional<Table> teller, Table from, Table to, List<String> fromColumns, List<String> toColumns) {
        boolean exist = fromColumns.stream().allMatch(name -> from.column(name).isPresent());
        boolean keyless = to.uniqueKeys().isEmpty()
                && teller.filter(told -> told.name().equals(from.name())).isPresent();
        boolean unique = keyless || to.uniqueKeys().stream().anyMatch(toColumns::containsAll);
        boolean known = steps.getOrDefault(from.name(), Set.of()).stream()
                .anyMatch(step ->
                        step.to().name().equals(to.name()) && step.fromColumns().equals(fromColumns));
        if (exist && unique && !known) {
            add(new Join(from, to, fromColumns, toColumns, false));
        }
    }

    private void add(Join join) {
        steps.computeIfAbsent(join.from().name(), key -> new LinkedHashSet<>()).add(join);
    }

    static boolean ambiguous(String column, Table base, List<Table> joined) {
        return base.column(column).isPresent()
                && joined.stream()
                        .anyMatch(table ->
                                table.columns().stream().map(Column::name).anyMatch(column::equals));
    }
}
