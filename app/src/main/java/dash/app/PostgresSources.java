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
import dash.store.Store;
import dash.store.StoreLocation;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a source of what a project file says. */
final class PostgresSources {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresSources.class);

    private PostgresSources() {}

    static PostgresSource of(ProjectFile file, Calendar calendar, AuditLog audit, Clock clock) {
        return new PostgresSource(file.project(), url(file), scope(file), calendar.timeZone(), audit, clock);
    }

    private static PostgresUrl url(ProjectFile file) {
        return PostgresUrl.parse(file.sourceUrl(), Place.file(file.folder().resolve(ProjectFinder.FILE)));
    }

    /**
     * Before the store is opened, because opening it makes tables. A source that cannot be reached now is told later, by
     * whoever needs it. The embedded store is ours alone: no project has its password.
     */
    static void refuseTheStore(ProjectFile file, StoreLocation location) {
        PostgresUrl url = url(file);
        try (Connection source = url.dataSource().getConnection()) {
            if (location instanceof StoreLocation.External external) {
                Store.refuseIfSame(external, source, url.toString());
            }
        } catch (SQLException unreachable) {
            LOG.debug("the source of {} could not be compared with the store", file.project(), unreachable);
        }
    }

    private static SourceScope scope(ProjectFile file) {
        Set<RelationName> tables = file.tables().stream()
                .map(written -> relation(written, file.schemas().getFirst()))
                .collect(Collectors.toSet());
        return new SourceScope(file.schemas(), tables).withSensitive(file.sensitive());
    }

    private static RelationName relation(String written, String schema) {
        int dot = written.indexOf('.');
        return dot < 1
                ? new RelationName(schema, written)
                : new RelationName(written.substring(0, dot), written.substring(dot + 1));
    }
}
