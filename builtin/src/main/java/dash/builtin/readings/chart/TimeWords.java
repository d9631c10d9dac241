package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Words that compare the dates of a row with one another or with a life: late, on time, the oldest. */
final class TimeWords {

    private static final Set<String> LATE = Set.of("late", "delayed");
    private static final String DUE =
            ".*(required|promised|prms|due|expected|scheduled|planned|estimated|deadline|target).*";
    private static final String DONE =
            ".*(ship|deliver|dlvry|actual|complet|finish|return|arriv|paid|resolved|closed|fulfil|received).*";
    private static final String BIRTH = ".*(birth|dob|born).*";
    private static final double IMPLIED = 0.3;

    private final List<Table> tables;

    TimeWords(List<Table> tables) {
        this.tables = tables;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean timely = token.is("on")
                    && index + 1 < tokens.size()
                    && tokens.get(index + 1).is("time");
            if (LATE.contains(token.lower()) || timely) {
                kept(index, index + (timely ? 2 : 1), !timely, layout);
            }
            if (token.is("oldest", "youngest")) {
                aged(index, token.is("youngest"), layout);
            }
        }
    }

    /** Done after it was due, or not. */
    private void kept(int from, int to, boolean late, Layout layout) {
        for (Table table : tables) {
            Optional<Term.Attribute> due = date(table, DUE);
            Optional<Term.Attribute> done = due.flatMap(day -> World.named(table, DONE)
                    .filter(column -> !column.column().toLowerCase(Locale.ROOT).matches(DUE))
                    .filter(World::isTime)
                    .findFirst());
            if (done.isPresent()) {
                Condition.Comparison comparison = late ? Condition.Comparison.MORE : Condition.Comparison.AT_MOST;
                layout.put(
                        from,
                        to,
                        Sense.Restriction.of(new Condition.Compared(done.get(), comparison, due.orElseThrow())),
                        Cost.NOTHING.plus(Feature.IMPLIED, IMPLIED));
            }
        }
    }

    private void aged(int at, boolean young, Layout layout) {
        for (Table table : tables) {
            date(table, BIRTH)
                    .ifPresent(birth ->
                            layout.put(at, at + 1, new Sense.Extreme(young, Optional.of(birth), 1), Cost.NOTHING));
        }
    }

    private static Optional<Term.Attribute> date(Table table, String form) {
        return World.named(table, form).filter(World::isTime).findFirst();
    }
}
