package dash.databases.mysql.session;

import dash.databases.mysql.errors.ErrorTranslation;
import dash.databases.mysql.url.MysqlUrl;
import dash.databases.session.Ending;
import dash.databases.session.Line;
import dash.databases.session.Lines;
import dash.execute.DatabaseError;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Connections to one database of MySQL or MariaDB. */
public final class MysqlLines implements Lines {

    private final MysqlUrl url;
    private final SessionSettings settings;
    private final ErrorTranslation errors;
    private final AtomicBoolean namedZones = new AtomicBoolean(true);

    public MysqlLines(MysqlUrl url, SessionSettings settings) {
        this.url = url;
        this.settings = settings;
        this.errors = new ErrorTranslation(url.address());
    }

    @Override
    public Line connect() throws SQLException {
        return new MysqlLine(url.connect(), settings, namedZones);
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
    public String toString() {
        return url.toString();
    }

    /** Connections are closed by whoever holds them; nothing else is open. */
    @Override
    public void close() {}
}
