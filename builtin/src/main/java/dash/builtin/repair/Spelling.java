package dash.builtin.repair;

import dash.statement.Dialect;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Span;
import dash.statement.Statement;

/** Edits of a column's name that leave the rest of it as it was written. */
final class Spelling {

    private Spelling() {}

    /** Another name behind the same qualifier. */
    static Edit renamed(Statement statement, Expression.Column column, String name) {
        int from = column.span().from() + dot(statement, column) + 1;
        return new Edit(new Span(from, column.span().to()), statement.dialect().name(name));
    }

    /** Another qualifier, or one where there was none. */
    static Edit qualified(Statement statement, Expression.Column column, String qualifier) {
        int to = column.span().from() + dot(statement, column) + 1;
        return new Edit(new Span(column.span().from(), to), statement.dialect().name(qualifier) + ".");
    }

    /** The whole of it anew. */
    static Edit rewritten(Statement statement, Expression.Column column, String qualifier, String name) {
        Dialect dialect = statement.dialect();
        return new Edit(column.span(), dialect.name(qualifier) + "." + dialect.name(name));
    }

    private static int dot(Statement statement, Expression.Column column) {
        return statement.text(column).lastIndexOf('.');
    }
}
