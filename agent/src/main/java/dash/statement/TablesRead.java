package dash.statement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The relations a statement really reads: names in FROM that no common table expression in sight answers to.
 *
 * <p>The scopes are PostgreSQL's: an unqualified name means the nearest common table expression; without RECURSIVE one
 * is seen by its later siblings and the query it stands at, not by itself; with RECURSIVE all siblings see each other.
 */
public final class TablesRead {

    private final List<Relation.Table> found = new ArrayList<>();

    private TablesRead() {}

    /** In the order of the text, one entry a mention. */
    public static List<Relation.Table> of(Node node) {
        TablesRead reading = new TablesRead();
        reading.read(node, Set.of());
        return List.copyOf(reading.found);
    }

    /** The same without repetitions, by name. */
    public static List<Name> names(Node node) {
        return of(node).stream().map(Relation.Table::name).distinct().toList();
    }

    private void read(Node node, Set<String> common) {
        switch (node) {
            case Relation.Table table -> {
                if (table.name().isQualified() || !common.contains(table.name().last())) {
                    found.add(table);
                }
                table.children().forEach(child -> read(child, common));
            }
            case Query query
            when query.with().isPresent() -> readWith(query, query.with().get(), common);
            default -> node.children().forEach(child -> read(child, common));
        }
    }

    private void readWith(Query query, With with, Set<String> outer) {
        Set<String> common = new HashSet<>(outer);
        if (with.recursive()) {
            with.tables().forEach(table -> common.add(table.name()));
        }
        for (CommonTable table : with.tables()) {
            read(table, Set.copyOf(common));
            common.add(table.name());
        }
        Set<String> all = Set.copyOf(common);
        query.children().stream().filter(child -> !(child instanceof With)).forEach(child -> read(child, all));
    }
}
