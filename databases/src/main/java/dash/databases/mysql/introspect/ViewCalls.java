package dash.databases.mysql.introspect;

import dash.databases.introspect.DefinitionNames;
import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.parser.Naming;
import dash.guard.AllowList;
import dash.statement.Name;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions that views run when they are read: those that users stored, and built-in ones that no statement may call. The
 * server prints a definition in a form of its own.
 */
final class ViewCalls {

    private static final DefinitionNames NAMES = new DefinitionNames('`');

    /** Built-ins that show who asks. Views filter by them, and they tell the asker nothing that is secret. */
    private static final Set<String> OF_THE_SESSION = Set.of(
            "connection_id",
            "current_role",
            "current_user",
            "database",
            "schema",
            "session_user",
            "system_user",
            "user",
            "version",
            "value",
            "values");

    /** What stands before a bracket and is no function. */
    private static final Set<String> WORDS = Set.of(
            ("against all and any as between binary by cast char character columns convert cross div else escape except exists from"
                            + " group having if ignore in index intersect interval is join key lateral left like limit match mod"
                            + " natural nchar nested not on or order over partition range recursive regexp right rlike rollup rows"
                            + " select separator set some sounds straight_join table then trim union unique using value values when"
                            + " where window with within xor")
                    .split(" "));

    private final AllowList allowed = MysqlAllowList.load();
    private final Map<Name, String> definitions;
    private final Set<String> builtIn;

    /**
     * Takes what the login sees.
     *
     * @param builtIn the functions that this server has
     */
    ViewCalls(Map<Name, String> definitions, Set<String> builtIn) {
        this.definitions = definitions;
        this.builtIn = builtIn;
    }

    /** By view; views that call none are left out. */
    Map<Name, Set<Name>> all() {
        Map<Name, Set<Name>> calls = new HashMap<>();
        for (Name view : definitions.keySet()) {
            Set<Name> found = behind(view);
            if (!found.isEmpty()) {
                calls.put(view, found);
            }
        }
        return calls;
    }

    private Set<Name> behind(Name view) {
        Set<Name> found = new HashSet<>();
        Set<Name> seen = new HashSet<>(Set.of(view));
        Deque<Name> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            Name next = waiting.pop();
            String schema = next.parts().getFirst();
            NAMES.in(definitions.getOrDefault(next, "")).forEach(use -> {
                function(use, schema).ifPresent(found::add);
                Name object = Name.of(use.schema().orElse(schema), use.name());
                if (definitions.containsKey(object) && seen.add(object)) {
                    waiting.push(object);
                }
            });
        }
        return found;
    }

    /** The server prints names without backticks when the session that made the view was set so. */
    private Optional<Name> function(DefinitionNames.Use use, String schema) {
        String function = Naming.column(use.name());
        if (!use.called()) {
            return Optional.empty();
        }
        if (use.schema().isPresent() || use.quoted()) {
            return Optional.of(Name.of(use.schema().orElse(schema), function));
        }
        if (OF_THE_SESSION.contains(function)
                || WORDS.contains(function)
                || allowed.types().contains(function)) {
            return Optional.empty();
        }
        if (allowed.refusedFunctions().contains(function)) {
            return Optional.of(Name.of(function));
        }
        return builtIn.contains(function) ? Optional.empty() : Optional.of(Name.of(schema, function));
    }
}
