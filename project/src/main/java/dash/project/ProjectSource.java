package dash.project;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Engines;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.postgresql.PostgresEngine;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
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
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a source of what a project file says. */
final class ProjectSource {

    private static final Logger LOG = LoggerFactory.getLogger(ProjectSource.class);

    private ProjectSource() {}

    /** The source with what it needs beside the project's file. */
    record Needs(EngineParser parser, Path cache, AuditLog audit, Clock clock, Consumer<String> progress) {}

    static Engine engine(ProjectFile file) {
        return Engines.of(file.sourceUrl(), place(file));
    }

    static Source of(ProjectFile file, Edition knowledge, Needs needs) {
        Calendar calendar = knowledge.knowledge().calendar().orElse(Calendar.DEFAULT);
        SourceSettings settings = new SourceSettings(
                file.project(),
                file.sourceUrl(),
                place(file),
                file.folder(),
                needs.cache(),
                scope(file, knowledge),
                calendar.timeZone(),
                needs.audit(),
                needs.clock(),
                needs.progress());
        return engine(file).open(settings, needs.parser());
    }

    private static Place place(ProjectFile file) {
        return Place.file(file.folder().resolve(ProjectFinder.FILE));
    }

    /**
     * Before the store is opened, because opening it makes tables. A source that cannot be reached now is told later, by
     * whoever needs it. The embedded store is ours alone: no project has its password.
     */
    static void refuseTheStore(ProjectFile file, StoreLocation location) {
        if (!(engine(file) instanceof PostgresEngine)) {
            return;
        }
        PostgresUrl url = PostgresUrl.parse(file.sourceUrl(), place(file));
        try (Connection source = url.dataSource().getConnection()) {
            if (location instanceof StoreLocation.External external) {
                Store.refuseIfSame(external, source, url.toString());
            }
        } catch (SQLException unreachable) {
            LOG.debug("the source of {} could not be compared with the store", file.project(), unreachable);
        }
    }

    private static SourceScope scope(ProjectFile file, Edition knowledge) {
        List<String> schemas = file.schemas().isEmpty() ? engine(file).usualSchemas(file.sourceUrl()) : file.schemas();
        Set<RelationName> tables = file.tables().stream()
                .map(written -> relation(written, schemas.getFirst()))
                .collect(Collectors.toSet());
        return new SourceScope(schemas, tables).withSensitive(sensitive(file, knowledge));
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
