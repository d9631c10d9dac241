package dash.benchmarks.doubts;

import dash.context.Context;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A right statement with its question, read so that faults can be planted in it. */
record Right(String wording, Statement statement, Selections selections, Context context) {

    static Right of(String wording, Statement statement, Context context) {
        return new Right(
                wording.toLowerCase(Locale.ROOT), statement, Selections.of(statement, context.schema()), context);
    }

    <N extends Node> Stream<N> every(Class<N> type) {
        return statement.root().every(type);
    }

    Stream<Selection> each() {
        return selections.all().stream();
    }

    String text(Node node) {
        return Edits.text(statement, node);
    }

    Optional<String> with(List<Edit> edits) {
        return edits.isEmpty() ? Optional.empty() : Edits.apply(statement, edits);
    }

    Optional<String> with(Node node, String text) {
        return with(List.of(new Edit(node.span(), text)));
    }

    /** With something written behind a place. */
    Optional<String> behind(int place, String text) {
        return with(List.of(new Edit(new Span(place, place), text)));
    }

    /** The texts of a kind of literal. */
    Stream<Expression.Literal> literals(Expression.Literal.Kind kind) {
        return every(Expression.Literal.class).filter(literal -> literal.kind() == kind);
    }

    boolean names(String words) {
        return wording.contains(words.toLowerCase(Locale.ROOT));
    }
}
