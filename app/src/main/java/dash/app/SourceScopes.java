package dash.app;

import dash.app.project.ProjectFile;
import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.introspect.ServerCatalog;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.schema.Schema;
import dash.statement.Name;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What statements of a project may touch, as the source is right now. The server's catalogue is asked once. */
final class SourceScopes {

    private final ProjectFile file;
    private final PostgresSource source;
    private Optional<ServerCatalog> catalog = Optional.empty();

    SourceScopes(ProjectFile file, PostgresSource source) {
        this.file = file;
        this.source = source;
    }

    Scope scope() {
        Schema schema = source.schemas().schema();
        ServerCatalog server = catalog();
        List<Name> relations = schema.tables().stream()
                .map(table -> Name.of(table.name().schema(), table.name().name()))
                .toList();
        return Scope.of(schema.searchPath(), relations)
                .withFunctions(names(file.functions()))
                .withTypes(server.enumerationTypes().stream().map(Name::of).collect(Collectors.toSet()))
                .on(new LiveServer(server.functions(), server.operators(), server.userFunctions()));
    }

    private static Set<Name> names(List<String> written) {
        return written.stream()
                .map(name -> new Name(List.of(name.split("\\.", -1))))
                .collect(Collectors.toSet());
    }

    private synchronized ServerCatalog catalog() {
        if (catalog.isEmpty()) {
            catalog = Optional.of(source.catalog());
        }
        return catalog.get();
    }
}
