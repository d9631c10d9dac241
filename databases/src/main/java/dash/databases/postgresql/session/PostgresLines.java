package dash.databases.postgresql.session;

import dash.databases.postgresql.errors.ErrorTranslation;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.session.Ending;
import dash.databases.session.Line;
import dash.databases.session.Lines;
import dash.execute.DatabaseError;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;

/** Connections to one PostgreSQL database. */
public final class PostgresLines implements Lines {

    private final PostgresUrl url;
    private final DataSource source;
    private final SessionSettings settings;
    private final ErrorTranslation errors;
    private final AtomicBoolean clientCheck = new AtomicBoolean(true);

    public PostgresLines(PostgresUrl url, SessionSettings settings) {
        this.url = url;
        this.source = url.dataSource();
        this.settings = settings;
        this.errors = new ErrorTranslation(url.address());
    }

    @Override
    public Line connect() throws SQLException {
        return new PostgresLine(source.getConnection(), settings, clientCheck);
    }

    @Override
    public DatabaseError translate(SQLException thrown, String sql, int prefix, Ending ending) {
        return errors.translate(thrown, sql, prefix, ending);
    }

    @Override
    public boolean lost(SQLException thrown) {
        return ErrorTranslation.connectionLost(thrown);
    }

    @Override
    public String toString() {
        return url.toString();
    }

    /** Connections are closed by whoever holds them; nothing else is open. */
    @Override
    public void close() {}
}
