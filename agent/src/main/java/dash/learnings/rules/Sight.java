package dash.learnings.rules;

import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.schema.resolved.Source;
import dash.statement.Dialect;
import dash.statement.Expression;
import dash.statement.Statement;
import java.util.List;
import java.util.Optional;

/** A statement as rules look at it: its selects, and whose column a column is. */
record Sight(Statement statement, Selections selections, Schema schema) {

    static Sight of(Statement statement, Schema schema) {
        return new Sight(statement, Selections.of(statement, schema), schema);
    }

    Dialect dialect() {
        return statement.dialect();
    }

    /** Whether an expression is just this column of this table, through queries in between or not. */
    boolean is(Selection selection, Expression expression, String table, String column) {
        return expression instanceof Expression.Column written
                && selection
                        .base(written)
                        .filter(origin -> origin.column().equalsIgnoreCase(column) && isTable(origin.source(), table))
                        .isPresent();
    }

    boolean isTable(Source source, String table) {
        Optional<Table> meant = schema.find(table);
        return meant.isPresent() && source.table().map(Table::name).equals(meant.map(Table::name));
    }

    List<Source> sourcesOf(Selection selection, String table) {
        return selection.sources().stream()
                .filter(source -> isTable(source, table))
                .toList();
    }
}
