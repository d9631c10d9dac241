package dash.answer;

import dash.statement.Expression;
import dash.statement.Span;
import dash.statement.Statement;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Sets a statement into another time, by changing the days that are written in it and nothing else. */
final class TimeEdits {

    private record Edit(Span span, String text) {}

    private TimeEdits() {}

    /** Nothing when a day is written that is neither the start nor the end: its meaning is not known. */
    static Optional<String> of(
            Statement statement, LocalDate from, LocalDate before, LocalDate newFrom, LocalDate newBefore) {
        List<Edit> edits = new ArrayList<>();
        List<Expression.Literal> days = statement
                .root()
                .every(Expression.Literal.class)
                .filter(literal -> literal.kind() == Expression.Literal.Kind.STRING)
                .filter(literal -> day(literal.value()).isPresent())
                .toList();
        for (Expression.Literal literal : days) {
            LocalDate day = day(literal.value()).orElseThrow();
            boolean last = literal.value().length() == 10 && day.equals(before.minusDays(1));
            Optional<LocalDate> moved = day.equals(from)
                    ? Optional.of(newFrom)
                    : day.equals(before)
                            ? Optional.of(newBefore)
                            : last ? Optional.of(newBefore.minusDays(1)) : Optional.empty();
            String written = statement.text(literal);
            if (moved.isEmpty() || !written.contains(day.toString())) {
                return Optional.empty();
            }
            edits.add(new Edit(
                    literal.span(), written.replace(day.toString(), moved.get().toString())));
        }
        return edits.isEmpty() ? Optional.empty() : Optional.of(apply(statement.sql(), edits));
    }

    private static String apply(String sql, List<Edit> edits) {
        String text = sql;
        for (Edit edit : edits.stream()
                .sorted(Comparator.comparingInt((Edit each) -> each.span().from())
                        .reversed())
                .toList()) {
            text = replace(text, edit.span(), edit.text());
        }
        return text;
    }

    static String replace(String sql, Span span, String text) {
        return sql.substring(0, span.from()) + text + sql.substring(Math.min(span.to(), sql.length()));
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return text.length() < 10 ? Optional.empty() : Optional.of(LocalDate.parse(text.substring(0, 10)));
        } catch (DateTimeParseException notADay) {
            return Optional.empty();
        }
    }
}
