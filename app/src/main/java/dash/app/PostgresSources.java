package dash.app;

import dash.app.project.ProjectFile;
import dash.app.project.ProjectFinder;
import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.introspect.SourceScope;
import dash.databases.postgresql.url.PostgresUrl;
import dash.execute.AuditLog;
import dash.fault.Place;
import dash.knowledge.Calendar;
import dash.schema.RelationName;
import java.time.Clock;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes a source of what a project file says. */
final class PostgresSources {

    private PostgresSources() {}

    static PostgresSource of(ProjectFile file, Calendar calendar, AuditLog audit, Clock clock) {
        Place place = Place.file(file.folder().resolve(ProjectFinder.FILE));
        PostgresUrl url = PostgresUrl.parse(file.sourceUrl(), place);
        return new PostgresSource(file.project(), url, scope(file), calendar.timeZone(), audit, clock);
    }

    private static SourceScope scope(ProjectFile file) {
        Set<RelationName> tables = file.tables().stream()
                .map(written -> relation(written, file.schemas().getFirst()))
                .collect(Collectors.toSet());
        return new SourceScope(file.schemas(), tables);
    }

    private static RelationName relation(String written, String schema) {
        int dot = written.indexOf('.');
        return dot < 1
                ? new RelationName(schema, written)
                : new RelationName(written.substring(0, dot), written.substring(dot + 1));
    }
}
