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
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All steps between the tables of a schema: foreign keys, join hints, and columns that are named as another table's key. Hints are
 * laid over what the schema tells: each question brings those of the tables it is about, and a schema may have thousands.
 */
final class Edges {

    private final Schema schema;

    /** What the schema tells, for tables that no hint names. */
    private final Map<RelationName, List<Edge>> under;

    private final Map<RelationName, List<Edge>> edges = new HashMap<>();

    Edges(Schema schema) {
        this.schema = schema;
        this.under = Map.of();
        Map<RelationName, Table> tables = new HashMap<>();
        schema.tables().forEach(table -> tables.put(table.name(), table));
        for (Table table : schema.tables()) {
            table.foreignKeys().forEach(key -> declare(table, tables.get(key.target()), key));
        }
        named();
    }

    private Edges(Edges base, Knowledge knowledge) {
        this.schema = base.schema;
        this.under = base.edges;
        for (TableKnowledge table : knowledge.tables()) {
            table.relatedTables()
                    .forEach(related ->
                            JoinHint.of(related.joinHint(), schema).ifPresent(hint -> hint(hint, table.name())));
        }
        edges.forEach(this::named);
    }

    /** The same with the join hints of this knowledge. */
    Edges with(Knowledge knowledge) {
        Edges laidOver = new Edges(this, knowledge);
        return laidOver.edges.isEmpty() ? this : laidOver;
    }

    List<Edge> of(Table table) {
        List<Edge> own = edges.get(table.name());
        return own == null ? under.getOrDefault(table.name(), List.of()) : own;
    }

    private void declare(Table from, @Nullable Table to, ForeignKey key) {
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
        declared(hint.left());
        declared(hint.right());
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

    /** What is declared goes before what is hinted, and that before what names tell. */
    private void declared(Table table) {
        edges.computeIfAbsent(
                table.name(),
                name -> new ArrayList<>(under.getOrDefault(name, List.of()).stream()
                        .filter(edge -> edge.trust() == Trust.DECLARED)
                        .toList()));
    }

    private void named(RelationName table, List<Edge> own) {
        Set<RelationName> told = own.stream().map(edge -> edge.to().name()).collect(Collectors.toSet());
        under.getOrDefault(table, List.of()).stream()
                .filter(edge -> edge.trust() != Trust.DECLARED
                        && !told.contains(edge.to().name()))
                .forEach(own::add);
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
