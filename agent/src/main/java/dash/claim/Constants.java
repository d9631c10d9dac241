package dash.claim;

import dash.documents.TimeSpan;
import dash.facts.TimeRange;
import dash.statement.Expression;
import dash.statement.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a statement says of its own: the values it filters by, its numbers and the times it is about.
 *
 * @param texts in small letters
 * @param ranges closed ones
 * @param bounds the first day and the day after the last of ranges that are open on one side
 */
record Constants(List<String> texts, List<Double> numbers, List<TimeSpan> ranges, Set<LocalDate> bounds, String sql) {

    static final Constants NONE = new Constants(List.of(), List.of(), List.of(), Set.of(), "");

    private static final Pattern DIGITS = Pattern.compile("\\d+(?:\\.\\d+)?");

    static Constants of(Statement statement) {
        List<String> texts = new ArrayList<>();
        List<Double> numbers = new ArrayList<>();
        statement.root().every(Expression.Literal.class).forEach(literal -> {
            switch (literal.kind()) {
                case STRING -> {
                    texts.add(literal.value().toLowerCase(Locale.ROOT));
                    Matcher digits = DIGITS.matcher(literal.value());
                    while (!literal.value().matches("\\d{4}-.*") && digits.find()) {
                        numbers.add(Double.valueOf(digits.group()));
                    }
                }
                case INTEGER, DECIMAL -> numbers.add(Double.valueOf(literal.value()));
                case NULL, BOOLEAN, BITS -> {}
            }
        });
        List<TimeSpan> ranges = new ArrayList<>();
        Set<LocalDate> bounds = new HashSet<>();
        for (TimeRange range : TimeRange.of(statement)) {
            if (!range.isClosed()) {
                range.from().ifPresent(bounds::add);
                range.before().ifPresent(bounds::add);
            } else if (range.from().orElseThrow().isBefore(range.before().orElseThrow())) {
                ranges.add(grown(range));
            }
        }
        statement.root().every(Expression.Operation.class).forEach(operation -> year(operation, ranges));
        return new Constants(
                List.copyOf(texts),
                List.copyOf(numbers),
                List.copyOf(ranges),
                Set.copyOf(bounds),
                statement.sql().toLowerCase(Locale.ROOT));
    }

    /** A column of months that equals its first day means the month. */
    private static TimeSpan grown(TimeRange range) {
        LocalDate from = range.from().orElseThrow();
        LocalDate before = range.before().orElseThrow();
        String on = range.on()
                .every(Expression.Column.class)
                .findFirst()
                .map(column -> column.name().last())
                .orElse("");
        boolean one = from.plusDays(1).equals(before);
        LocalDate end = !one
                ? before
                : on.contains("week")
                        ? from.plusDays(7)
                        : from.getDayOfMonth() != 1
                                ? before
                                : on.contains("month")
                                        ? from.plusMonths(1)
                                        : on.contains("quarter")
                                                ? from.plusMonths(3)
                                                : on.contains("year") ? from.plusYears(1) : before;
        return new TimeSpan(from, end);
    }

    private static void year(Expression.Operation operation, List<TimeSpan> ranges) {
        boolean year = operation.operator().symbol().equals("=")
                && operation
                        .left()
                        .filter(left -> left instanceof Expression.Column column
                                && column.name().last().contains("year"))
                        .isPresent();
        if (year
                && operation.right() instanceof Expression.Literal literal
                && literal.value().matches("(19|20)\\d{2}")) {
            LocalDate first = LocalDate.of(Integer.parseInt(literal.value()), 1, 1);
            ranges.add(new TimeSpan(first, first.plusYears(1)));
        }
    }

    /** Whether the text names this year anywhere, such as in the name of a table. */
    boolean namesYear(int year) {
        return Pattern.compile("(?<!\\d)" + year + "(?!\\d)").matcher(sql).find();
    }
}
