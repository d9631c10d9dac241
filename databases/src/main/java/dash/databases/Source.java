package dash.databases;

import dash.databases.login.LoginReport;
import dash.databases.session.OwnStatements;
import dash.execute.Executor;
import dash.fault.Fault;
import dash.guard.Scope;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.Values;
import dash.statement.Name;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** One project's database. Connects with the first statement, so that making one never fails. Safe for many threads. */
public interface Source extends Executor, AutoCloseable {

    Engine engine();

    SchemaReader schemas();

    /**
     * What the guard lets statements touch, as the source is now; cached like the schema.
     *
     * @param functions functions of the source's own that a person has listed
     */
    Scope guardScope(Set<Name> functions);

    /** Why no statement could run now; empty when one could. Runs none. */
    Optional<Fault> away();

    /** What the login could do beyond reading; not cached. */
    LoginReport probe();

    /** Looks values up, never in sensitive columns. */
    Values values();

    /** A few values of each column for the search; never of sensitive columns. */
    ColumnValues columnValues();

    /** The way for statements that our adapters write themselves. */
    OwnStatements own();

    /** Which columns are never profiled, indexed, sent or shown. */
    Predicate<ColumnName> sensitive();

    /** The statements for a login that can read what this one sees in scope without what is sensitive, and nothing else. */
    String grants(String login);

    /** The address without its secret. */
    @Override
    String toString();

    @Override
    void close();
}
