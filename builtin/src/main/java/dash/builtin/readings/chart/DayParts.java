package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Optional;

/** Finds the words for what comes again and again: weekdays, hours of the day. */
final class DayParts {

    private DayParts() {}

    static void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            int last = whole(tokens, index);
            int from = index;
            String of = last > index ? tokens.get(last).lower() : "";
            part(tokens.get(index), of)
                    .ifPresent(part ->
                            layout.put(from, last + 1, new Sense.Steps(new Ticks.Part(part), false), Cost.NOTHING));
        }
    }

    /** Where "of the week" ends; the same place when nothing like it follows. */
    private static int whole(List<Token> tokens, int index) {
        int next = index + 1;
        if (next < tokens.size() && tokens.get(next).is("of")) {
            next++;
            if (next < tokens.size() && tokens.get(next).is("the", "a")) {
                next++;
            }
            return next < tokens.size() && tokens.get(next).is("week", "day") ? next : index;
        }
        return index;
    }

    /** @param of behind "of the"; empty when nothing is said of it */
    private static Optional<Term.Part> part(Token first, String of) {
        boolean alone = of.isEmpty();
        boolean weekday = first.is("weekday", "weekdays") && alone;
        if (weekday || (first.is("day", "days") && of.equals("week"))) {
            return Optional.of(Term.Part.WEEKDAY_NAME);
        }
        boolean hour = first.is("hour", "hours", "hourly") && (alone || of.equals("day"));
        return hour ? Optional.of(Term.Part.HOUR) : Optional.empty();
    }
}
