package dash.guard;

import dash.statement.Alias;
import dash.statement.Relation;
import dash.statement.TablesRead;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where one statement reads relations that have sensitive columns; names of common table expressions are none. */
record SensitiveReads(Map<Relation.Table, Sensitive> tables) {

    SensitiveReads {
        tables = Map.copyOf(tables);
    }

    static SensitiveReads of(Inspection inspection) {
        Map<Relation.Table, Sensitive> found = new HashMap<>();
        if (!inspection.scope().sensitive().isEmpty()) {
            TablesRead.of(inspection.statement().root())
                    .forEach(table -> sensitive(inspection.scope(), table).ifPresent(known -> found.put(table, known)));
        }
        return new SensitiveReads(found);
    }

    private static Optional<Sensitive> sensitive(Scope scope, Relation.Table table) {
        return scope.relation(table.name())
                .flatMap(meant -> scope.sensitive().stream()
                        .filter(known -> known.relation().equals(meant))
                        .findFirst());
    }

    boolean isEmpty() {
        return tables.isEmpty();
    }

    /** The relation whose sensitive column has this name, wherever in the statement it is read. */
    Optional<Sensitive> withColumn(String column) {
        return tables.values().stream()
                .filter(known -> known.columns().contains(column))
                .findFirst();
    }

    /** What a name means as a whole row; one alias may stand for several relations in different places. */
    Stream<Sensitive> called(String name) {
        return tables.entrySet().stream()
                .filter(read -> rowName(read.getKey()).equals(name))
                .map(Map.Entry::getValue);
    }

    /** What stands in FROM itself; a subquery gives only the columns that it names, and is judged by itself. */
    Stream<Sensitive> directlyIn(Relation relation) {
        return switch (relation) {
            case Relation.Table table -> Stream.of(table).map(tables::get).filter(Objects::nonNull);
            case Relation.Join join -> Stream.concat(directlyIn(join.left()), directlyIn(join.right()));
            case Relation.Construct construct ->
                construct.parts().stream()
                        .filter(Relation.class::isInstance)
                        .flatMap(part -> directlyIn((Relation) part));
            // A table function hands on the columns of the tables that are given to it.
            case Relation.FunctionTable function ->
                function.every(Relation.Table.class).map(tables::get).filter(Objects::nonNull);
            case Relation.Subquery _ -> Stream.empty();
        };
    }

    private static String rowName(Relation.Table table) {
        return table.alias().map(Alias::name).orElse(table.name().last());
    }

    static String listed(Sensitive sensitive) {
        return sensitive.columns().stream()
                .sorted()
                .map(column -> sensitive.relation().last() + "." + column)
                .collect(Collectors.joining(", "));
    }
}
