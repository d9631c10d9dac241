package dash.databases;

import dash.guard.LiveServer;
import dash.guard.OperatorOverload;
import dash.guard.Scope;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Name;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What users have put into a source that could run inside a statement that does not name it, in words for a person. */
public final class PlantedObjects {

    private final Scope scope;
    private final LiveServer server;
    private final Schema schema;
    private final Engine engine;

    private PlantedObjects(Source source, Scope scope, LiveServer server) {
        this.scope = scope;
        this.server = server;
        this.schema = source.schemas().schema();
        this.engine = source.engine();
    }

    /**
     * One sentence for each object, and what to do about it.
     *
     * @param functions functions of the source's own that a person has listed
     */
    public static List<String> of(Source source, Set<Name> functions) {
        Scope scope = source.guardScope(functions);
        return scope.server()
                .map(server -> new PlantedObjects(source, scope, server).all())
                .orElse(List.of());
    }

    private List<String> all() {
        List<String> all = new ArrayList<>();
        server.overloads().stream()
                .map(OperatorOverload::inWords)
                .sorted()
                .map(operator -> "operator " + operator
                        + ": statements that could use it for a built-in one are refused; drop it if nobody needs it")
                .forEach(all::add);
        Set<String> builtIn = engine.allowList().functions().keySet();
        server.userFunctions().stream()
                .filter(name -> builtIn.contains(name) && !scope.functions().contains(Name.of(name)))
                .sorted()
                .map(name -> "function " + name + ": it has the name of a built-in one, so that calls of " + name
                        + " without a schema are refused; rename or drop it, or list it under source.functions")
                .forEach(all::add);
        server.calls().entrySet().stream()
                .filter(entry -> scope.relations().contains(entry.getKey()))
                .sorted(Comparator.comparing(entry -> entry.getKey().toString()))
                .map(entry -> entry.getKey() + ": reading it runs " + names(entry.getValue())
                        + ", by its definition or by a cast of a column's type; it is refused unless every function is listed"
                        + " under source.functions")
                .forEach(all::add);
        schema.tables().stream()
                .filter(table ->
                        table.kind() == Table.Kind.VIEW && table.definition().isEmpty())
                .map(
                        table -> "view " + table.name()
                                + ": the login may not see its definition, so that functions it runs are not known; grant SHOW VIEW on it")
                .forEach(all::add);
        return all;
    }

    private static String names(Set<Name> functions) {
        return functions.stream().map(Name::toString).sorted().collect(Collectors.joining(", "));
    }
}
