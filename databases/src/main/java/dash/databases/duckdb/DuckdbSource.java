package dash.databases.duckdb;

import dash.databases.Engine;
import dash.databases.SessionSource;
import dash.databases.SourceSettings;
import dash.databases.duckdb.child.ChildHome;
import dash.databases.duckdb.files.Databases;
import dash.databases.duckdb.files.Location;
import dash.databases.duckdb.introspect.DuckdbSchemaReader;
import dash.databases.duckdb.session.DuckdbLines;
import dash.databases.login.LoginFinding;
import dash.databases.login.LoginReport;
import dash.databases.login.Power;
import dash.databases.session.Sessions;
import dash.schema.RelationName;
import java.time.Duration;
import java.util.List;

/** One project's files, through DuckDB. Starts its first child with the first statement. Safe for many threads. */
public final class DuckdbSource extends SessionSource<DuckdbSchemaReader> {

    /** Each is a process with memory of its own. */
    private static final int AT_ONCE = 2;

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int FEW = 5;

    private final Location location;

    public DuckdbSource(SourceSettings settings) {
        this(settings, Location.parse(settings.url(), settings.folder(), settings.place()));
    }

    private DuckdbSource(SourceSettings settings, Location location) {
        this(settings, location, new Databases(location, settings.cache(), ChildHome.usual(), settings.progress()));
    }

    private DuckdbSource(SourceSettings settings, Location location, Databases databases) {
        super(
                settings.scope(),
                sessions(settings, databases),
                own -> new DuckdbSchemaReader(
                        own, settings.scope(), () -> databases.current().state()));
        this.location = location;
    }

    private static Sessions sessions(SourceSettings settings, Databases databases) {
        return new Sessions(
                settings.project(),
                new DuckdbLines(databases, ChildHome.usual(), settings.scope().schemas(), settings.zone()),
                DuckdbDialect.INSTANCE,
                AT_ONCE,
                PATIENCE,
                settings.audit(),
                settings.clock());
    }

    @Override
    public Engine engine() {
        return new DuckdbEngine();
    }

    /** A file has no logins; Dash opens it read-only, and the engine has no rights that could keep one schema from another. */
    @Override
    public LoginReport probe() {
        List<RelationName> outside = schemas().outside();
        List<LoginFinding> findings = outside.isEmpty()
                ? List.of()
                : List.of(new LoginFinding(
                        Power.READS_OUTSIDE,
                        outside.stream().limit(FEW).map(RelationName::toString).toList(),
                        outside.size()));
        return new LoginReport("a file, opened read-only", findings);
    }

    @Override
    public String grants(String login) {
        return """
                -- DuckDB has no logins. Dash opens the file read-only, in a process that can reach no other file.
                -- What nobody may read belongs into another file, or among the sensitive columns of dash.yaml.
                """;
    }

    @Override
    protected Sessions sessions() {
        return super.sessions();
    }

    @Override
    public String toString() {
        return location.toString();
    }
}
