package dash.databases.sqlite.session;

import dash.databases.session.Ending;
import dash.databases.session.Line;
import dash.databases.session.Lines;
import dash.databases.sqlite.errors.ErrorTranslation;
import dash.databases.sqlite.url.SqliteUrl;
import dash.execute.DatabaseError;
import java.sql.SQLException;

/** Connections to one file. */
public final class SqliteLines implements Lines {

    private final SqliteUrl url;
    private final ErrorTranslation errors;

    public SqliteLines(SqliteUrl url) {
        this.url = url;
        this.errors = new ErrorTranslation(url);
    }

    @Override
    public Line connect() throws SQLException {
        return new SqliteLine(Opening.open(url.file()));
    }

    @Override
    public DatabaseError translate(SQLException thrown, String sql, int prefix, Ending ending) {
        return errors.translate(thrown, sql, ending);
    }

    @Override
    public boolean lost(SQLException thrown) {
        return ErrorTranslation.connectionLost(thrown);
    }

    @Override
    public void close() {
        // Nothing but the connections is held.
    }

    @Override
    public String toString() {
        return url.toString();
    }
}
