package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.schema.Table;
import dash.statement.Dialect;
import java.util.List;
import java.util.Optional;

/** Writes figures over the rows of a scope, so that each row counts once. */
final class FigureSql {

    private final Scope scope;

    FigureSql(Scope scope) {
        this.scope = scope;
    }

    String text(Term.Figure figure) {
        List<String> only = new ConditionSql(scope).all(figure.only());
        boolean filter = !only.isEmpty() && dialect().knowsFilter();
        Optional<String> inside = only.isEmpty() || filter ? Optional.empty() : Optional.of(String.join(" AND ", only));
        String plain = figure.of()
                .map(of -> aggregate(figure, cased(value(figure, of), inside)))
                .orElseGet(() -> rows(figure, inside));
        return filter ? plain + " FILTER (WHERE " + String.join(" AND ", only) + ")" : plain;
    }

    /** An average of days is told by the hour: whole days would each lose or win some. */
    private String value(Term.Figure figure, Term of) {
        return of instanceof Term.DaysBetween(Term from, Term to) && figure.function() == Term.Function.AVERAGE
                ? DateSql.of(from, scope).elapsedTo(DateSql.of(to, scope))
                : new TermSql(scope, List.of()).text(of);
    }

    private static String cased(String value, Optional<String> inside) {
        return inside.map(condition -> "CASE WHEN " + condition + " THEN " + value + " END")
                .orElse(value);
    }

    private String aggregate(Term.Figure figure, String value) {
        String counted = (figure.distinct() ? "DISTINCT " : "") + value;
        return switch (figure.function()) {
            case COUNT -> "count(" + counted + ")";
            case SUM -> "sum(" + counted + ")";
            case AVERAGE -> "avg(" + counted + ")";
            case LEAST -> "min(" + value + ")";
            case GREATEST -> "max(" + value + ")";
            case MEDIAN -> dialect().median(value).orElseThrow(() -> missing("median"));
            case DEVIATION -> dialect().deviation(value).orElseThrow(() -> missing("standard deviation"));
        };
    }

    private String rows(Term.Figure figure, Optional<String> inside) {
        Node node = node(figure);
        Table table = node.occurrence().table();
        boolean once = scope.tree().multiplying(node).isEmpty();
        Optional<List<String>> key = Keys.find(table, scope.writing().paths());
        boolean meant = scope.tree().multiplying(node, scope.groups()).isEmpty();
        if (once || (key.isEmpty() && meant)) {
            return inside.map(condition -> "count(CASE WHEN " + condition + " THEN 1 END)")
                    .orElse("count(*)");
        }
        List<String> columns = Keys.of(table, scope.writing().paths()).stream()
                .map(column -> cased(scope.column(new Term.Attribute(figure.rows(), column)), inside))
                .toList();
        return "count(DISTINCT " + dialect().together(columns) + ")";
    }

    private Node node(Term.Figure figure) {
        return scope.find(figure.rows()).orElseThrow(() -> new Unwritable(figure.rows() + " is not within reach"));
    }

    private Unwritable missing(String what) {
        return new Unwritable(dialect().title() + " has no " + what);
    }

    private Dialect dialect() {
        return scope.writing().dialect();
    }
}
