package dash.guard;

import dash.statement.Statement;

/** A statement that the guard has allowed for a scope. Nothing else reaches a source, and nobody else can make one. */
public final class SafeSql {

    private final String sql;
    private final Statement statement;

    SafeSql(String sql, Statement statement) {
        this.sql = sql;
        this.statement = statement;
    }

    /** The text to run: as it was given, without a closing semicolon. */
    public String sql() {
        return sql;
    }

    /** The tree the verdict was made on; its spans count in the text as it was given. */
    public Statement statement() {
        return statement;
    }

    @Override
    public String toString() {
        return sql;
    }
}
