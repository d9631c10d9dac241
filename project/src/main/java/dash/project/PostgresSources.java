package dash.project;

import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.introspect.SourceScope;
import dash.databases.postgresql.url.PostgresUrl;
import dash.execute.AuditLog;
import dash.fault.Place;
import dash.knowledge.Calendar;
import dash.knowledge.Edition;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.TableKnowledge;
import dash.project.file.ProjectFile;
import dash.project.file.ProjectFinder;
import dash.schema.RelationName;
import dash.store.Store;
import dash.store.StoreLocation;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a source of what a project file says. */
final class PostgresSources {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresSources.class);

    private PostgresSources() {}

    static PostgresSource of(ProjectFile file, Edition knowledge, AuditLog audit, Clock clock) {
        Calendar calendar = knowledge.knowledge().calendar().orElse(Calendar.DEFAULT);
        return new PostgresSource(file.project(), url(file), scope(file, knowledge), calendar.timeZone(), audit, clock);
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

    private static SourceScope scope(ProjectFile file, Edition knowledge) {
        Set<RelationName> tables = file.tables().stream()
                .map(written -> relation(written, file.schemas().getFirst()))
                .collect(Collectors.toSet());
        return new SourceScope(file.schemas(), tables).withSensitive(sensitive(file, knowledge));
    }

    /** A note that is quarantined still protects its columns. */
    static List<String> sensitive(ProjectFile file, Edition knowledge) {
        List<String> patterns = new ArrayList<>(file.sensitive());
        for (KnowledgeItem item : knowledge.living()) {
            if (item.content() instanceof TableKnowledge table) {
                table.sensitiveColumns().forEach(column -> patterns.add(pattern(table.name(), column)));
            }
        }
        return patterns;
    }

    /** People also write the column with its table; a dot that is left belongs to the column's name. */
    private static String pattern(String table, String column) {
        String bare = column.startsWith(table + ".") ? column.substring(table.length() + 1) : column;
        return table + "." + bare.replace('.', '*');
    }

    private static RelationName relation(String written, String schema) {
        int dot = written.indexOf('.');
        return dot < 1
                ? new RelationName(schema, written)
                : new RelationName(written.substring(0, dot), written.substring(dot + 1));
    }
}
