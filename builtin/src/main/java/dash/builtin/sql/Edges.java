package dash.builtin.sql;

import dash.builtin.sql.Edge.Trust;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All steps between the tables of a schema: foreign keys, join hints, and columns that are named as another table's key. */
final class Edges {

    private final Schema schema;
    private final Map<RelationName, Table> tables = new HashMap<>();
    private final Map<RelationName, List<Edge>> edges = new HashMap<>();

    Edges(Knowledge knowledge, Schema schema) {
        this.schema = schema;
        schema.tables().forEach(table -> tables.put(table.name(), table));
        for (Table table : schema.tables()) {
            table.foreignKeys().forEach(key -> declare(table, key));
        }
        for (TableKnowledge table : knowledge.tables()) {
            table.relatedTables()
                    .forEach(related ->
                            JoinHint.of(related.joinHint(), schema).ifPresent(hint -> hint(hint, table.name())));
        }
        named();
    }

    List<Edge> of(Table table) {
        return edges.getOrDefault(table.name(), List.of());
    }

    private void declare(Table from, ForeignKey key) {
        Table to = tables.get(key.target());
        if (to != null) {
            boolean certain = key.columns().stream()
                    .allMatch(name -> from.column(name)
                            .filter(column -> !column.nullable())
                            .isPresent());
            boolean fromOne = unique(from, key.columns());
            add(new Edge(from, to, key.columns(), key.targetColumns(), true, fromOne, certain, Trust.DECLARED));
        }
    }

    /** Files have no keys at all: into such a table a hint leads from the table that tells it. */
    private void hint(JoinHint hint, String teller) {

        boolean leftTells = schema.find(teller).filter(hint.left()::equals).isPresent();
        boolean toOne = unique(hint.right(), hint.rightColumns())
                || (leftTells && hint.right().uniqueKeys().isEmpty());
        boolean fromOne = unique(hint.left(), hint.leftColumns())
                || (!leftTells && hint.left().uniqueKeys().isEmpty());
        Edge edge = new Edge(
                hint.left(),
                hint.right(),
                hint.leftColumns(),
                hint.rightColumns(),
                toOne,
                fromOne,
                false,
                Trust.HINTED);
        add(edge);
    }

    private void named() {
        NamedKeys keys = new NamedKeys(schema);
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                keys.owner(column.name()).ifPresent(owner -> name(table, column, owner));
            }
        }
    }

    /** Only for tables of which nothing else is told. */
    private void name(Table from, Column column, NamedKeys.Owner owner) {
        Table to = owner.table();
        boolean told = from.name().equals(to.name())
                || from.foreignKeys().stream().anyMatch(key -> key.columns().contains(column.name()))
                || of(from).stream().anyMatch(edge -> edge.to().name().equals(to.name()));
        Column key = to.column(owner.column()).orElseThrow();
        if (!told && alike(column.type(), key.type())) {
            List<String> here = List.of(column.name());
            add(new Edge(from, to, here, List.of(key.name()), true, unique(from, here), false, owner.trust()));
        }
    }

    private static boolean alike(String one, String other) {
        return one.equalsIgnoreCase(other)
                || TypeFamily.of(one)
                        .filter(TypeFamily.of(other).stream().toList()::contains)
                        .isPresent();
    }

    private void add(Edge edge) {
        if (of(edge.from()).stream().noneMatch(edge::sameAs)) {
            edges.computeIfAbsent(edge.from().name(), name -> new ArrayList<>()).add(edge);
            edges.computeIfAbsent(edge.to().name(), name -> new ArrayList<>()).add(edge.reversed());
        }
    }

    static boolean unique(Table table, List<String> columns) {
        return table.uniqueKeys().stream().anyMatch(columns::containsAll);
    }
}
