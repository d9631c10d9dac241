package dash.drift;

import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.List;
import java.util.Optional;

/** Reads off a learning what it says about the source: a rule about numbers kept as text is none when they are numbers. */
final class LearningClaims {

    private static final String AS = "its rule";

    private final StatementParser parser;

    LearningClaims(StatementParser parser) {
        this.parser = parser;
    }

    static Subject subject(Learning learning) {
        return new Subject("learning", learning.number() + ": " + learning.title(), "", Optional.empty());
    }

    Claims of(Learning learning) {
        Stated stated = new Stated(subject(learning));
        learning.rule()
                .ifPresentOrElse(
                        rule -> rule(stated, rule),
                        () -> learning.lesson().tables().forEach(table -> stated.table(table, "applies_to_tables")));
        return stated.claims();
    }

    private void rule(Stated stated, Rule rule) {
        rule.tables().forEach(table -> stated.table(table, AS));
        switch (rule) {
            case Rule.CompareAsText text -> typed(stated, text.table(), text.column(), "text");
            case Rule.ReadAs as -> typed(stated, as.table(), as.column(), "text");
            case Rule.ParseDate date -> typed(stated, date.table(), date.column(), "text");
            case Rule.ScaleByUnit scale -> typed(stated, scale.table(), scale.column(), "number");
            case Rule.RequireFilter filter ->
                columns(stated, filter.table(), "SELECT 1 FROM x WHERE " + filter.condition());
            case Rule.JoinOn join -> {
                join.leftColumns().forEach(column -> stated.column(join.left(), column, AS));
                join.rightColumns().forEach(column -> stated.column(join.right(), column, AS));
            }
            case Rule.NameMeans name -> stated.column(name.table(), name.column(), AS);
            case Rule.ValueMeans value -> stated.column(value.table(), value.column(), AS);
            case Rule.Replace replace -> {
                if (replace.tables().size() == 1) {
                    columns(stated, replace.tables().getFirst(), "SELECT " + replace.after());
                }
            }
            case Rule.UseTable table -> {}
            case Rule.CallInstead call -> {}
            case Rule.AnswerWith answer -> {}
            case Rule.WordMeans word -> {}
        }
    }

    private static void typed(Stated stated, String table, String column, String type) {
        stated.column(table, column, AS).type(table, column, type, "rule");
    }

    /** Bare names are columns of the table; what cannot be read says nothing. */
    private void columns(Stated stated, String table, String sql) {
        if (parser.parse(sql) instanceof Parsing.Parsed(Statement statement)) {
            statement
                    .root()
                    .every(Expression.Column.class)
                    .map(column -> column.name().parts())
                    .filter(parts -> parts.size() == 1)
                    .map(List::getFirst)
                    .forEach(column -> stated.column(table, column, AS));
        }
    }
}
