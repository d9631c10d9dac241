package dash.guard;

import dash.statement.Statement;

/** A statement that the guard has allowed for a scope. Nothing else reaches a source, and nobody else can make one. */
public final class SafeSql {

    private final String sql;
    private final Statement statement;
    private final String catalogVersion;

    SafeSql(String sql, Statement statement, String catalogVersion) {
        this.sql = sql;
        this.statement = statement;
        this.catalogVersion = catalogVersion;
    }

    /** The text to run: as it was given, without a closing semicolon. */
    public String sql() {
        return sql;
    }

    /** The tree the verdict was made on; its spans count in the text as it was given. */
    public Statement statement() {
        return statement;
    }

    /** The state of the source's catalogue that the verdict holds for; empty where the engine has no version of it. */
    public String catalogVersion() {
        return catalogVersion;
    }

    @Override
    public String toString() {
        return sql;
    }
}
