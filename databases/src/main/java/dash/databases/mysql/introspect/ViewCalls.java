package dash.databases.mysql.introspect;

import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.parser.Naming;
import dash.guard.AllowList;
import dash.statement.Name;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The functions that views run when they are read: those that users stored, and built-in ones that no statement may call. The
 * server prints a definition in a form of its own, with every name of a user in backticks.
 */
final class ViewCalls {

    /** A quoted text ends in two ways, with and without escapes: a call must not hide behind a backslash. */
    private static final List<Pattern> READINGS =
            List.of(reading("'(?:[^'\\\\]|\\\\.|'')*+'"), reading("'(?:[^']|'')*+'"));

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
    private static final Set<String> WORDS = Set.of(("against all and any as between binary by cast char character columns convert cross div else escape except exists from"
                    + " group having if ignore in index intersect interval is join key lateral left like limit match mod"
                    + " natural nchar nested not on or order over partition range recursive regexp right rlike rollup rows"
                    + " select separator set some sounds straight_join table then trim union unique using value values when"
                    + " where window with within xor"
                    ).split(" "));

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

    private static Pattern reading(String text) {
        String name = "(?:`(?:[^`]|``)*+`|[\\w$\\x{80}-\\x{10ffff}]++)";
        String columnsOfCommonTable = "\\((?:" + name + "[,\\s]*)*+\\)\\s*as\\s*\\(";
        return Pattern.compile(
                text + "|(?:(?<schema>" + name + ")\\.)?(?<object>" + name + ")(?<call>\\s*(?!" + columnsOfCommonTable
                        + ")\\()?",
                Pattern.DOTALL);
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
            for (Pattern reading : READINGS) {
                Matcher matcher = reading.matcher(definitions.getOrDefault(next, ""));
                while (matcher.find()) {
                    function(matcher, next).ifPresent(found::add);
                    object(matcher, next)
                            .filter(definitions::containsKey)
                            .filter(seen::add)
                            .ifPresent(waiting::push);
                }
            }
        }
        return found;
    }

    private Optional<Name> function(Matcher matcher, Name view) {
        if (matcher.group("call") == null) {
            return Optional.empty();
        }
        String written = matcher.group("object");
        String function = Naming.column(unquoted(written));
        if (matcher.group("schema") != null || written.startsWith("`")) {
            return object(matcher, view).map(name -> Name.of(name.parts().getFirst(), function));
        }
        // The server prints names without backticks when the session that made the view was set so.
        if (OF_THE_SESSION.contains(function) || WORDS.contains(function) || allowed.types().contains(function)) {
            return Optional.empty();
        }
        return allowed.refusedFunctions().contains(function) || builtIn.contains(function)
                ? Optional.of(Name.of(function)).filter(name -> allowed.refusedFunctions().contains(function))
                : Optional.of(Name.of(view.parts().getFirst(), function));
    }

    /** What is named without a schema is in that of the view. */
    private static Optional<Name> object(Matcher matcher, Name view) {
        String schema = matcher.group("schema");
        return Optional.ofNullable(matcher.group("object"))
                .map(object -> Name.of(schema == null ? view.parts().getFirst() : unquoted(schema), unquoted(object)));
    }

    private static String unquoted(String name) {
        return !name.startsWith("`")
                ? name
                : name.substring(1, name.length() - 1).replace("``", "`");
    }
}
