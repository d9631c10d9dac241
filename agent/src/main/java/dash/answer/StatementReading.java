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
import java.util.stream.Collectors;
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

    /**
     * The days each part of the statement restricts itself to. Parts are told apart: a sub-query that looks at earlier days
     * must not be mixed with the days of the question.
     */
    String timeRange() {
        return statement
                .root()
                .every(Query.Select.class)
                .map(select -> range(Conjuncts.of(select.where())))
                .filter(range -> !range.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private static String range(List<Expression> conditions) {
        Optional<LocalDate> from = bounds(conditions, ">=", 0, ">", 1).max(LocalDate::compareTo);
        Optional<LocalDate> end = bounds(conditions, "<", 0, "<=", 1).min(LocalDate::compareTo);
        String start = from.map(day -> "from " + day).orElse("");
        String stop = end.map(day -> "to before " + day).orElse("");
        return (start + " " + stop).strip();
    }

    /** The days that two operators compare with, each moved by as many days as make the range half-open. */
    private static Stream<LocalDate> bounds(
            List<Expression> conditions, String symbol, int days, String otherSymbol, int otherDays) {
        return conditions.stream()
                .filter(Expression.Operation.class::isInstance)
                .map(Expression.Operation.class::cast)
                .flatMap(operation -> {
                    String written = operation.operator().symbol();
                    boolean fits = written.equals(symbol) || written.equals(otherSymbol);
                    return fits
                            ? day(operation.right())
                                    .map(day -> day.plusDays(written.equals(symbol) ? days : otherDays))
                                    .stream()
                            : Stream.empty();
                });
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
