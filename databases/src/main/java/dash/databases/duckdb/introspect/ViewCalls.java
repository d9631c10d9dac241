package dash.databases.duckdb.introspect;

import dash.databases.duckdb.catalogue.DuckdbAllowList;
import dash.databases.introspect.DefinitionNames;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.guard.AllowList;
import dash.statement.Name;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The built-in functions and relations of the catalog that views read although no statement may call them, at any depth of views and macros. Inside a view the
 * macros of its database go before built-in functions, and a macro can stand for an operator: one that is named like something
 * of the engine's own counts as used by every view.
 */
final class ViewCalls {

    private static final DefinitionNames NAMES = new DefinitionNames('"');

    /** Built-ins that show who asks and where. They tell the asker nothing that is secret. */
    private static final Set<String> OF_THE_SESSION = Set.of(
            "current_catalog",
            "current_database",
            "current_schema",
            "current_schemas",
            "current_user",
            "current_role",
            "session_user",
            "user",
            "version");

    private final AllowList allowed = DuckdbAllowList.load();
    private final Map<Name, String> views = new HashMap<>();

    /** The definitions of views and macros by their last names; names of several schemas count as one. */
    private final Map<String, Set<String>> definitions = new HashMap<>();

    private final Set<String> everywhere = new HashSet<>();

    ViewCalls(Rows relations, Rows engine) {
        for (List<Cell> row : relations.rows()) {
            if (row.get(2).plain().equals("view")) {
                views.put(
                        Name.of(folded(row.get(0)), folded(row.get(1))),
                        row.get(5).plain());
                define(folded(row.get(1)), row.get(5).plain());
            }
        }
        Set<String> builtIn = new HashSet<>();
        for (List<Cell> row : engine.rows()) {
            if (row.getFirst().plain().equals("function")) {
                builtIn.add(row.get(1).plain());
            }
        }
        for (List<Cell> row : engine.rows()) {
            if (row.getFirst().plain().equals("macro")) {
                define(row.get(1).plain(), row.get(2).plain());
                if (builtIn.contains(row.get(1).plain())) {
                    everywhere.add(row.get(1).plain());
                }
            }
        }
    }

    private void define(String name, String definition) {
        definitions.computeIfAbsent(name, _ -> new HashSet<>()).add(definition);
    }

    private static String folded(Cell cell) {
        return cell.plain().toLowerCase(Locale.ROOT);
    }

    /** By view; views that call none are left out. */
    Map<Name, Set<Name>> all() {
        Map<Name, Set<Name>> calls = new HashMap<>();
        views.forEach((view, definition) -> {
            Set<String> found = behind(definition);
            if (!found.isEmpty()) {
                calls.put(view, names(found));
            }
        });
        return calls;
    }

    private static Set<Name> names(Collection<String> functions) {
        Set<Name> names = new HashSet<>();
        functions.forEach(function -> names.add(Name.of(function)));
        return names;
    }

    private Set<String> behind(String view) {
        Set<String> found = new TreeSet<>();
        Set<String> seen = new HashSet<>(everywhere);
        Deque<String> waiting = new ArrayDeque<>(Set.of(view));
        everywhere.forEach(macro -> waiting.addAll(definitions.getOrDefault(macro, Set.of())));
        while (!waiting.isEmpty()) {
            NAMES.in(waiting.pop()).forEach(use -> {
                String name = use.name().toLowerCase(Locale.ROOT);
                boolean refused = use.called()
                        ? allowed.refusedFunctions().contains(name) && !OF_THE_SESSION.contains(name)
                        : allowed.isCatalogName(name);
                if (refused) {
                    found.add(name);
                }
                if (seen.add(name)) {
                    waiting.addAll(definitions.getOrDefault(name, Set.of()));
                }
            });
        }
        return found;
    }
}
