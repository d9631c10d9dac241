package dash.databases.duckdb.session;

import dash.databases.duckdb.DuckdbDialect;
import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildLimits;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.Opening;
import dash.databases.duckdb.errors.ErrorTranslation;
import dash.databases.duckdb.files.Database;
import dash.databases.duckdb.files.Databases;
import dash.databases.session.Ending;
import dash.databases.session.Line;
import dash.databases.session.Lines;
import dash.execute.DatabaseError;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.List;

/** Starts children on the database that the source is at the moment. */
public final class DuckdbLines implements Lines {

    private final Databases databases;
    private final Path home;
    private final List<String> schemas;
    private final ZoneId zone;
    private final ErrorTranslation errors = new ErrorTranslation();

    public DuckdbLines(Databases databases, Path home, List<String> schemas, ZoneId zone) {
        this.databases = databases;
        this.home = home;
        this.schemas = List.copyOf(schemas);
        this.zone = zone;
    }

    @Override
    public Line connect() throws SQLException {
        Database database = databases.current();
        Opening opening = new Opening(database.file().toString(), true, schemas, settings());
        ChildProcess child = ChildProcess.start(home, opening, ChildLimits.ASKING);
        return new DuckdbLine(child, database, databases::current);
    }

    @Override
    public boolean showsWithoutConnecting() {
        databases.current();
        return true;
    }

    private List<String> settings() {
        String id = zone.getId().equals("Z") ? "UTC" : zone.getId();
        return List.of("SET GLOBAL TimeZone = " + DuckdbDialect.INSTANCE.text(id));
    }

    @Override
    public DatabaseError translate(SQLException thrown, String sql, int prefix, Ending ending) {
        return errors.translate(thrown, sql, ending);
    }

    @Override
    public boolean lost(SQLException thrown) {
        return thrown instanceof ChildException failed
                && (failed.reason() == ChildException.Reason.GONE
                        || failed.reason() == ChildException.Reason.NOT_STARTED);
    }

    @Override
    public String toString() {
        return databases.toString();
    }

    @Override
    public void close() {
        // Children belong to the lines.
    }
}
