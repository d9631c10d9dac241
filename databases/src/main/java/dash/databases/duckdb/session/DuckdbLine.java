package dash.databases.duckdb.session;

import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.Wanted;
import dash.databases.duckdb.files.Database;
import dash.databases.session.Line;
import dash.databases.session.Refusal;
import dash.execute.Limits;
import dash.execute.Rows;
import java.sql.SQLException;
import java.util.function.Supplier;

/** A child with the database open. What a statement leaves behind ends with it, so that there is nothing to undo. */
final class DuckdbLine implements Line {

    private final ChildProcess child;
    private final Database database;
    private final Supplier<Database> current;

    DuckdbLine(ChildProcess child, Database database, Supplier<Database> current) {
        this.child = child;
        this.database = database;
        this.current = current;
    }

    /** A database that is no longer the source is as good as a lost connection: another one is opened. */
    @Override
    public void open(Purpose purpose, Limits limits) throws SQLException {
        if (!alive() || !database.equals(current.get())) {
            throw new ChildException(ChildException.Reason.GONE, "the files of the source have changed");
        }
    }

    @Override
    public Rows guarded(String sql, String catalogVersion, Limits limits) throws SQLException, Refusal {
        if (!catalogVersion.isEmpty() && !catalogVersion.equals(database.state())) {
            throw Refusal.catalogChanged();
        }
        return own(sql, limits);
    }

    @Override
    public Rows own(String sql, Limits limits) throws SQLException {
        RowsReader reader = new RowsReader(limits);
        child.run(sql, new Wanted(limits.rows(), limits.cellBytes(), limits.resultBytes(), limits.time()), reader);
        return reader.rows();
    }

    @Override
    public void undo() throws SQLException {
        if (!alive()) {
            throw new ChildException(ChildException.Reason.GONE, "the child is gone");
        }
    }

    @Override
    public boolean alive() {
        return child.isAlive();
    }

    @Override
    public void cancel() {
        child.cancel();
    }

    @Override
    public void abort() {
        child.kill();
    }

    @Override
    public void close() {
        child.kill();
    }
}
