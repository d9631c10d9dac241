package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Profile;
import dash.facts.TimeRange;
import dash.facts.Unit;
import dash.provenance.Citation;
import dash.statement.Expression;
import dash.statement.Statement;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;

/**
 * Flags every number in a text that is in neither rows nor facts. Rounding, separators, magnitudes, percent for a ratio
 * and number words are fine as long as they are true; days and years have to occur in the question, the statement's
 * constants or the rows. Pure; safe for many threads.
 */
public final class NumberCheck {

    /** A number that nobody computed, as it stands in the text. */
    public record Flag(String text, int offset) {}

    private static final int MOST_PAIRS = 40;

    private final Known known;

    private NumberCheck(Known known) {
        this.known = known;
    }

    public static NumberCheck of(String question, Statement statement, Profile profile, List<Fact> facts) {
        Known.Builder known = new Known.Builder();
        known.text(question);
        statement.root().every(Expression.Literal.class).forEach(literal -> constant(literal, known));
        TimeRange.of(statement).forEach(range -> {
            range.from().ifPresent(known::day);
            range.before().ifPresent(day -> known.day(day).day(day.minusDays(1)));
        });
        known.day(profile.knownTo()).count(profile.rows().count());
        cells(profile, known);
        facts.forEach(fact -> fact(fact, known));
        return new NumberCheck(known.build());
    }

    /** For words that rest on what people wrote: its numbers and those of the question. */
    static NumberCheck of(String question, List<Citation> citations) {
        Known.Builder known = new Known.Builder();
        known.text(question);
        for (Citation citation : citations) {
            known.text(citation.quote());
            known.text(citation.origin().label());
        }
        return new NumberCheck(known.build());
    }

    private static void constant(Expression.Literal literal, Known.Builder known) {
        switch (literal.kind()) {
            case STRING -> known.text(literal.value());
            case INTEGER, DECIMAL, NULL, BOOLEAN, BITS -> {}
        }
    }

    private static void cells(Profile profile, Known.Builder known) {
        Rows rows = profile.rows();
        for (int column = 0; column < rows.columns().size(); column++) {
            Unit unit = profile.unit(column);
            List<BigDecimal> numbers = new ArrayList<>();
            for (Cell cell : rows.column(column)) {
                switch (cell) {
                    case Cell.Numeric(BigDecimal value) -> {
                        known.figure(new Figure(value, unit));
                        numbers.add(value);
                    }
                    case Cell.Day(LocalDate day) -> known.day(day);
                    case Cell.LocalMoment moment -> known.day(moment.value().toLocalDate());
                    case Cell.Moment moment -> known.day(moment.value().toLocalDate());
                    case Cell.Text text -> known.text(text.value());
                    case Cell.Other other -> known.text(other.text());
                    case Cell.TimeOfDay time -> known.text(time.plain());
                    case Cell.Missing missing -> {}
                    case Cell.NotANumber none -> {}
                    case Cell.Truth truth -> {}
                }
            }
            pairs(numbers, known);
        }
    }

    /** "Twice as much" may compare any two rows, as long as there are not too many of them. */
    private static void pairs(List<BigDecimal> numbers, Known.Builder known) {
        List<BigDecimal> some = numbers.stream().limit(MOST_PAIRS).toList();
        for (BigDecimal one : some) {
            for (BigDecimal other : some) {
                if (other.signum() > 0 && one.compareTo(other) > 0) {
                    known.multiple(one.divide(other, MathContext.DECIMAL64));
                }
            }
        }
    }

    private static void fact(Fact fact, Known.Builder known) {
        fact.figures().forEach(known::figure);
        fact.counts().forEach(known::count);
        switch (fact) {
            case Fact.Comparison two -> two.times().ifPresent(times -> known.multiple(times.value()));
            case Fact.Change change ->
                known.multipleOf(change.first().value(), change.last().value());
            case Fact.Earlier earlier -> {
                known.text(earlier.with());
                known.multipleOf(
                        earlier.before().value(),
                        earlier.before().value().add(earlier.difference().value()));
            }
            default -> {}
        }
    }

    /** In the order of the text; empty when every number in it is known. */
    public List<Flag> check(String text) {
        List<Flag> flags = new ArrayList<>();
        StringBuilder left = new StringBuilder(text);
        for (NumberForm form : NumberForm.values()) {
            Matcher matcher = form.pattern().matcher(left.toString());
            while (matcher.find()) {
                if (!form.isKnown(matcher, left.toString(), known)) {
                    flags.add(new Flag(matcher.group().strip(), matcher.start()));
                }
                for (int at = matcher.start(); at < matcher.end(); at++) {
                    left.setCharAt(at, ' ');
                }
            }
        }
        flags.sort(Comparator.comparingInt(Flag::offset));
        return List.copyOf(flags);
    }
}
