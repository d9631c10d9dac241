package dash.builtin.taught;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.periods.PeriodGrammar;
import dash.builtin.periods.PeriodMention;
import dash.knowledge.Calendar;
import dash.learnings.Rule;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What becomes of a taught statement when time has passed. Where the period of its question has moved, such as last month, the
 * days in the statement that bound that period move with it. Days that nobody can move make the statement stale: it is not
 * run, and whoever asks is told so.
 */
final class TaughtPeriod {

    private static final Pattern DAY = Pattern.compile("'(\\d{4}-\\d{2}-\\d{2})((?:[ T][^']*)?)'");
    private static final Pattern YEAR = Pattern.compile("(?<![\\w.'-])((?:19|20)\\d{2})(?![\\w.'-])");

    private TaughtPeriod() {}

    /** What is to be run now. */
    sealed interface Now {

        /** The statement as it was taught. */
        record AsTaught(String sql) implements Now {}

        /** The same for the period as it is today. */
        record Moved(String sql, String note) implements Now {}

        /** It holds days of a period that is over. */
        record Stale(String why) implements Now {}
    }

    static Now of(Rule.AnswerWith taught, Calendar calendar, LocalDate today) {
        List<Period> then = periods(taught.question(), new PeriodGrammar(calendar, taught.asOf()));
        List<Period> now = periods(taught.question(), new PeriodGrammar(calendar, today));
        Map<LocalDate, LocalDate> moves = new HashMap<>();
        Map<String, String> years = new HashMap<>();
        if (then.size() == now.size()) {
            for (int at = 0; at < then.size(); at++) {
                move(then.get(at), now.get(at), moves, years);
            }
        }
        boolean moved =
                moves.entrySet().stream().anyMatch(move -> !move.getKey().equals(move.getValue()));
        if (taught.asOf().equals(today) || (!moved && !holds(taught, taught.asOf(), moves))) {
            return new Now.AsTaught(taught.sql());
        }
        moves.putIfAbsent(taught.asOf(), today);
        return rewritten(taught, moves, years, moved);
    }

    private static List<Period> periods(String question, PeriodGrammar grammar) {
        return QuestionMeaning.periodsOf(question, grammar).stream()
                .map(PeriodMention::period)
                .toList();
    }

    private static void move(Period then, Period now, Map<LocalDate, LocalDate> moves, Map<String, String> years) {
        then.start().ifPresent(from -> now.start().ifPresent(to -> moves.put(from, to)));
        then.end()
                .ifPresent(from -> now.end().ifPresent(to -> {
                    moves.put(from, to);
                    moves.put(from.minusDays(1), to.minusDays(1));
                }));
        boolean whole = then.grain().equals(Optional.of(Grain.YEAR));
        if (then.start().isPresent() && now.start().isPresent()) {
            int from = then.start().get().getYear();
            int to = now.start().get().getYear();
            if (whole || (from == to && then.equals(now))) {
                years.put(String.valueOf(from), String.valueOf(to));
            }
        }
    }

    private static boolean holds(Rule.AnswerWith taught, LocalDate day, Map<LocalDate, LocalDate> moves) {
        return !moves.containsKey(day) && taught.sql().contains("'" + day + "'");
    }

    private static Now rewritten(
            Rule.AnswerWith taught, Map<LocalDate, LocalDate> moves, Map<String, String> years, boolean moved) {
        StringBuilder sql = new StringBuilder();
        Matcher day = DAY.matcher(taught.sql());
        while (day.find()) {
            Optional<LocalDate> to = day(day.group(1)).map(from -> moves.getOrDefault(from, from));
            boolean fixed = day(day.group(1)).filter(moves::containsKey).isEmpty();
            if (fixed && moved) {
                return stale(taught, day.group(1));
            }
            String text = to.map(LocalDate::toString).orElse(day.group(1));
            day.appendReplacement(sql, Matcher.quoteReplacement("'" + text + day.group(2) + "'"));
        }
        day.appendTail(sql);
        Matcher year = YEAR.matcher(sql.toString());
        StringBuilder whole = new StringBuilder();
        while (moved && year.find()) {
            String to = years.get(year.group(1));
            if (to == null) {
                return stale(taught, year.group(1));
            }
            year.appendReplacement(whole, to);
        }
        String result = moved ? year.appendTail(whole).toString() : sql.toString();
        return result.equals(taught.sql())
                ? new Now.AsTaught(result)
                : new Now.Moved(
                        result,
                        "The days in the taught statement were those of " + taught.asOf()
                                + "; they are moved to the same period as of today.");
    }

    private static Now stale(Rule.AnswerWith taught, String fixed) {
        return new Now.Stale("the statement that was taught on " + taught.asOf() + " holds " + fixed
                + ", and the period of its question has moved since; teach it again");
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeException noDay) {
            return Optional.empty();
        }
    }
}
