package dash.databases.mysql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Alias;
import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Refuses {@code SELECT C.* FROM customers c}: whether it means that table is up to the server's setting. Who judges names
 * exactly would miss what it reads.
 */
final class Qualifiers {

    private final Map<String, String> names = new HashMap<>();

    private Qualifiers() {}

    static void check(Root root) {
        Qualifiers qualifiers = new Qualifiers();
        root.everything().forEach(qualifiers::add);
        root.everything().forEach(qualifiers::check);
    }

    private void add(Node node) {
        switch (node) {
            case Alias alias -> add(alias.name(), alias.span());
            case CommonTable table -> add(table.name(), table.span());
            case Relation.Table table
            when table.alias().isEmpty() -> add(table.name().last(), table.span());
            default -> {}
        }
    }

    private void add(String name, Span span) {
        String other = names.putIfAbsent(Naming.column(name), name);
        if (other != null && !other.equals(name)) {
            throw new NotUnderstoodException("two names that differ in case alone", span);
        }
    }

    private void check(Node node) {
        switch (node) {
            case Expression.Column column -> {
                List<String> parts = column.name().parts();
                check(parts.subList(0, parts.size() - 1), column.span());
            }
            case Expression.Star star -> check(star.qualifier(), star.span());
            default -> {}
        }
    }

    private void check(List<String> qualifier, Span span) {
        if (qualifier.isEmpty()) {
            return;
        }
        String written = qualifier.getLast();
        if (!names.getOrDefault(Naming.column(written), written).equals(written)) {
            throw new NotUnderstoodException("a table's name in another case than where it is defined", span);
        }
    }
}
