package dash.guard;

import dash.statement.Name;
import dash.statement.Relation;
import dash.statement.TablesRead;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables and views have to be in the project's scope; names of common table expressions are none, where they are in sight. */
final class AllowOnlyRelationsInScope implements Rule {

    private static final int MOST_NAMES = 30;

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return TablesRead.of(inspection.statement().root()).stream()
                .filter(table -> !isInScope(inspection, table.name()))
                .map(table -> refuse(inspection, table));
    }

    /** An unqualified name of the catalog means the catalog, whatever the search path says. */
    private static boolean isInScope(Inspection inspection, Name name) {
        boolean catalog = !name.isQualified() && inspection.allowed().isCatalogName(name.last());
        Name meant = catalog ? Name.of(inspection.allowed().homeSchema(), name.last()) : name;
        return inspection.scope().relation(meant).isPresent();
    }

    private static Finding refuse(Inspection inspection, Relation.Table table) {
        Name name = table.name();
        boolean catalog = name.schema()
                .map(inspection.allowed().catalogs()::contains)
                .orElse(inspection.allowed().isCatalogName(name.last()));
        return catalog
                ? inspection.finding(
                        Finding.Code.CATALOG_RELATION,
                        table.span(),
                        name + " is the server's own catalog",
                        "inspect tables with Dash's schema tools instead; they show columns, keys and comments")
                : inspection.finding(
                        Finding.Code.RELATION_OUT_OF_SCOPE,
                        table.span(),
                        "the relation " + name + " is not in this project's scope",
                        "use only relations in scope: "
                                + listed(inspection.scope().relationNames()));
    }

    private static String listed(List<String> names) {
        String shown = names.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
        int more = names.size() - MOST_NAMES;
        return more > 0 ? shown + " and " + more + " more" : shown;
    }
}
