package dash.answer;

import dash.answer.Provenance.Filter;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads tables, filters and the time range off the tree of a statement. */
final class StatementReading {

    private final Statement statement;

    StatementReading(Statement statement) {
        this.statement = statement;
    }

    List<String> tables() {
        return TablesRead.names(statement.root()).stream().map(Name::toString).toList();
    }

    List<Filter> filters() {
        return conditions()
                .map(condition -> new Filter(ConditionWords.of(condition), oneLine(statement.text(condition))))
                .distinct()
                .toList();
    }

    private Stream<Expression> conditions() {
        return Stream.concat(
                statement
                        .root()
                        .every(Query.Select.class)
                        .flatMap(select -> Stream.concat(
                                Conjuncts.of(select.where()).stream(), Conjuncts.of(select.having()).stream())),
                statement
                        .root()
                        .every(Relation.Join.class)
                        .flatMap(join -> Conjuncts.of(join.on()).stream()
                                .filter(condition -> !QueryWords.isKeyEquality(condition))));
    }

    /** The latest lower and the earliest upper bound among the top-level conditions that compare with a day. */
    String timeRange() {
        Optional<LocalDate> from = bounds(">=", ">").max(LocalDate::compareTo);
        Optional<LocalDate> to = bounds("<", "<=").min(LocalDate::compareTo);
        if (from.isEmpty() && to.isEmpty()) {
            return "";
        }
        String start = from.map(day -> "from " + day).orElse("");
        String end = to.map(day -> "to before " + day).orElse("");
        return (start + " " + end).strip();
    }

    private Stream<LocalDate> bounds(String... symbols) {
        List<String> wanted = List.of(symbols);
        return conditions()
                .filter(Expression.Operation.class::isInstance)
                .map(Expression.Operation.class::cast)
                .filter(operation -> wanted.contains(operation.operator().symbol()))
                .flatMap(operation -> day(operation.right()).stream());
    }

    private static Optional<LocalDate> day(Expression value) {
        return value.every(Expression.Literal.class)
                .filter(literal -> literal.kind() == Expression.Literal.Kind.STRING)
                .flatMap(literal -> parse(literal.value()).stream())
                .findFirst();
    }

    private static Optional<LocalDate> parse(String text) {
        try {
            return text.length() < 10 ? Optional.empty() : Optional.of(LocalDate.parse(text.substring(0, 10)));
        } catch (DateTimeParseException notADay) {
            return Optional.empty();
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
