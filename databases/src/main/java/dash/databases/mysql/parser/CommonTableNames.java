package dash.databases.mysql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.CommonTable;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.TablesRead;
import dash.statement.With;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Refuses names of which the servers disagree whether a common table or a stored one is meant. Whoever judges the tree takes
 * them for the common table, and out of scope a stored one would be read.
 *
 * <p>{@code WITH RECURSIVE a AS (SELECT * FROM b), b AS (…)}: MariaDB reads the later common table, MySQL a stored one.
 * {@code WITH a AS (…) SELECT * FROM (WITH b AS (SELECT * FROM a) …) c}: MariaDB (10.11, tried) reads a stored table.
 */
final class CommonTableNames {

    private CommonTableNames() {}

    static void check(Root root) {
        root.every(With.class).forEach(CommonTableNames::refuseForwardReferences);
        Set<String> all = names(root.every(CommonTable.class));
        Node outermost = root instanceof Root.Explain explain ? explain.inner() : root;
        outermost.children().stream()
                .flatMap(inside -> inside.every(Query.class))
                .filter(query -> query.with().isPresent())
                .forEach(query -> refuseOuterReferences(query, all));
    }

    private static void refuseForwardReferences(With with) {
        List<CommonTable> tables = with.tables();
        for (int at = 0; at < tables.size(); at++) {
            Set<String> later = names(tables.subList(at + 1, tables.size()).stream());
            refuse(tables.get(at), later, "a common table that is read before it is defined");
        }
    }

    /** What a query with common tables of its own does not answer itself. */
    private static void refuseOuterReferences(Query query, Set<String> all) {
        refuse(query, all, "a common table that is read inside another WITH");
    }

    private static void refuse(Node node, Set<String> names, String what) {
        for (Relation.Table read : TablesRead.of(node)) {
            boolean meant = !read.name().isQualified()
                    && names.stream().anyMatch(read.name().last()::equalsIgnoreCase);
            if (meant) {
                throw new NotUnderstoodException(what, read.span());
            }
        }
    }

    private static Set<String> names(Stream<CommonTable> tables) {
        return tables.map(CommonTable::name).collect(Collectors.toUnmodifiableSet());
    }
}
