package dash.builtin.repair;

import dash.correct.Outcome;
import dash.execute.DatabaseError;
import dash.schema.Schema;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.statement.Dialect;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A statement that failed, what the database said, and its names resolved against what is there. */
record Broken(Statement statement, DatabaseError error, Schema schema, List<Selection> selections) {

    static Broken of(Outcome.Failed failed, Schema schema) {
        Statement statement = failed.statement();
        return new Broken(
                statement,
                failed.error(),
                schema,
                Selections.of(statement, schema).all());
    }

    Dialect dialect() {
        return statement.dialect();
    }

    /** Whether the database said this, in whatever case. */
    boolean says(String words) {
        return error.message().toLowerCase(Locale.ROOT).contains(words);
    }

    /** The columns of a SELECT that the database may mean: the name at the place it points to, else a name it says. */
    List<Expression.Column> meant(Selection selection) {
        Optional<Name> pointed = pointed();
        return selection.nodes().stream()
                .filter(Expression.Column.class::isInstance)
                .map(Expression.Column.class::cast)
                .filter(column -> pointed.map(column.name()::equals).orElseGet(() -> named(column)))
                .toList();
    }

    private Optional<Name> pointed() {
        return statement
                .root()
                .every(Expression.Column.class)
                .filter(column -> holds(column.span(), error.position()))
                .map(Expression.Column::name)
                .findFirst();
    }

    private static boolean holds(Span span, int position) {
        return span.from() <= position && position < span.to();
    }

    /** A database that points to something else than a column does not mean one. */
    private boolean named(Expression.Column column) {
        String name = Pattern.quote(column.name().last().toLowerCase(Locale.ROOT));
        return error.position() < 0
                && Pattern.compile("(?<!\\w)" + name + "(?!\\w)")
                        .matcher(error.message().toLowerCase(Locale.ROOT))
                        .find();
    }
}
