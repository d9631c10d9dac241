package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Column;
import dash.schema.Table;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * How things stand, where only a day tells it: a ticket without a day on which it was closed is open, a bill without one on which
 * it was paid is outstanding, and whoever has a day of leaving is no longer there.
 */
final class Standing {

    /**
     * A word for how things stand.
     *
     * @param column how the column begins, or one of its words, that holds the day
     * @param there whether the day is there
     */
    private record State(Set<String> words, String column, boolean there) {}

    private static final String OVER = "clos|resol|complet|finish|solv|fix|fulfil";
    private static final String PAID = "paid|settl|pay_date|payment_date|date_paid";
    private static final String GONE = "left|leav|terminat|term_|resign|end|quit|depart|cancel|closed";

    private static final List<State> STATES = List.of(
            new State(Set.of("open", "unresolved", "pending", "unfinished", "ongoing"), OVER, false),
            new State(Set.of("closed", "resolved", "completed", "finished"), OVER, true),
            new State(Set.of("open", "outstanding", "unpaid", "unsettled"), PAID, false),
            new State(Set.of("outstanding"), "return", false),
            new State(Set.of("active", "current", "ongoing"), GONE, false),
            new State(Set.of("former"), GONE, true));

    private static final String DUE = "due|required|promised|deadline";

    private static final String[] STAYING = {
        "employed",
        "active",
        "here",
        "working",
        "members",
        "customers",
        "clients",
        "there",
        "around",
        "subscribed",
        "enrolled"
    };

    private static final String[] WAS = {
        "is", "are", "was", "were", "been", "being", "already", "get", "got", "not", "never", "yet"
    };

    /** How far a form of a verb may be from the column that tells when it was done. */
    private static final double FORM = 0.6;

    private static final double SAID = 0.2;
    private static final double LATER = 0.1;
    private static final double NAMED = 0.3;

    private final List<Token> tokens;
    private final LocalDate today;
    private final Layout layout;

    Standing(List<Token> tokens, LocalDate today, Layout layout) {
        this.tokens = tokens;
        this.today = today;
        this.layout = layout;
    }

    /** Of the tables that the question names. */
    void put(List<NameLink> names) {
        List<Table> tables = names.stream()
                .filter(link -> link.target() instanceof Target.OfTable && link.cost() < NAMED)
                .map(link -> link.target().table())
                .distinct()
                .toList();
        for (Table table : tables) {
            names.stream()
                    .filter(link -> link.target().table().name().equals(table.name()))
                    .forEach(link -> happened(link, names));
            for (int index = 0; index < tokens.size(); index++) {
                stands(table, index);
                overdue(table, index);
                staying(table, index);
            }
        }
    }

    /** "paid bills", "bills that were paid": those with a day on which it happened. */
    private void happened(NameLink done, List<NameLink> names) {
        int index = done.from();
        String lower = tokens.get(index).lower();
        boolean participle = done.to() == index + 1
                && done.cost() < FORM
                && (lower.endsWith("ed") || !Lexicon.english().lemma(lower).equals(lower))
                && !lower.endsWith("ing")
                && !lower.endsWith("s");
        if (!participle
                || !(done.target() instanceof Target.OfColumn(Table table, Column column))
                || !column.nullable()) {
            return;
        }
        Term.Attribute day = new Term.Attribute(Occurrence.of(table), column.name());
        boolean before = names.stream()
                .anyMatch(link -> link.from() == index + 1
                        && link.cost() < NAMED
                        && link.target().equals(new Target.OfTable(table)));
        boolean ends = index + 1 == tokens.size() || is(index + 1, "and", "or", "but", "per", "yet");
        boolean was = index > 0 && tokens.get(index - 1).is(WAS) && ends;
        if (World.isTime(day) && (before || was)) {
            put(index, index + 1, told(day, true), SAID);
        }
    }

    private void stands(Table table, int index) {
        double cost = SAID;
        boolean most = index > 0 && tokens.get(index - 1).is("most", "least", "more", "less");
        for (State state : STATES) {
            if (state.words().contains(tokens.get(index).lower())
                    && !most
                    && !isOrder(index)
                    && !(state.there() && isDated(index))) {
                List<Term.Attribute> days = days(table, state.column());
                if (days.size() == 1) {
                    put(index, index + 1, told(days.getFirst(), state.there()), cost);
                }
                cost += LATER;
            }
        }
    }

    /** "Tickets closed in 2024": the day is said, and that there is one is not all. */
    private boolean isDated(int index) {
        return is(
                index + 1,
                "in",
                "on",
                "during",
                "since",
                "after",
                "before",
                "between",
                "within",
                "last",
                "this",
                "by",
                "at",
                "until",
                "from",
                "to",
                "late",
                "today",
                "yesterday");
    }

    /** "Open the tickets": something to be done. */
    private boolean isOrder(int index) {
        return index == 0 && is(1, "the", "a", "an", "all", "this", "that", "these", "those", "my", "our");
    }

    /** Not paid, although it was due. */
    private void overdue(Table table, int index) {
        boolean past = tokens.get(index).is("past") && is(index + 1, "due");
        if (!tokens.get(index).is("overdue") && !past) {
            return;
        }
        List<Term.Attribute> due = World.named(table, "(.*_)?(" + DUE + ").*")
                .filter(World::isTime)
                .toList();
        List<Term.Attribute> done = days(table, PAID + "|return|deliver|ship|" + OVER);
        if (due.size() == 1 && done.size() == 1) {
            Condition before = new Condition.Compared(
                    due.getFirst(),
                    Condition.Comparison.LESS,
                    new Term.Constant(Term.Constant.Kind.DAY, today.toString()));
            put(
                    index,
                    index + (past ? 2 : 1),
                    new Condition.Every(List.of(new Condition.Missing(done.getFirst()), before)),
                    SAID);
        }
    }

    /** "no longer employed", "still with us", "have left". */
    private void staying(Table table, int index) {
        boolean gone = tokens.get(index).is("no") && is(index + 1, "longer");
        boolean left = tokens.get(index).is("left")
                && index > 0
                && tokens.get(index - 1).is("have", "has", "had", "who");
        int behind = index + (gone ? 2 : 1);
        if (!gone && !left) {
            return;
        }
        List<Term.Attribute> days = days(table, GONE);
        boolean said = left || behind == tokens.size() || is(behind, STAYING);
        if (said && days.size() == 1) {
            put(index, gone && is(behind, STAYING) ? behind + 1 : behind, told(days.getFirst(), true), SAID);
        }
    }

    private boolean is(int index, String... words) {
        return index < tokens.size() && tokens.get(index).is(words);
    }

    private static Condition told(Term.Attribute day, boolean there) {
        return there ? new Condition.Not(new Condition.Missing(day)) : new Condition.Missing(day);
    }

    /** The days that may be missing. */
    private static List<Term.Attribute> days(Table table, String beginnings) {
        return World.named(table, "(.*_)?(" + beginnings + ").*")
                .filter(World::isTime)
                .filter(day -> World.column(day).filter(Column::nullable).isPresent())
                .toList();
    }

    private void put(int from, int to, Condition condition, double cost) {
        layout.put(from, to, Sense.Restriction.of(condition), Cost.NOTHING.plus(Feature.LINK, cost));
    }
}
