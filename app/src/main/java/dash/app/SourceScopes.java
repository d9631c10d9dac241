package dash.app;

import dash.app.project.ProjectFile;
import dash.databases.postgresql.PostgresSource;
import dash.guard.Scope;
import dash.statement.Name;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What statements of a project may touch, as the source is right now. */
final class SourceScopes {

    private final ProjectFile file;
    private final PostgresSource source;

    SourceScopes(ProjectFile file, PostgresSource source) {
        this.file = file;
        this.source = source;
    }

    Scope scope() {
        return source.guardScope(names(file.functions()));
    }

    private static Set<Name> names(List<String> written) {
        return written.stream()
                .map(name -> new Name(List.of(name.split("\\.", -1))))
                .collect(Collectors.toSet());
    }
}
