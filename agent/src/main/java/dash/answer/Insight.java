package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Shape;
import dash.facts.Unit;
import java.util.List;
import java.util.Optional;

/** Words the facts of a result. The first sentence answers the question; every number in it is a fact or a cell. */
final class Insight {

    private final String subject;
    private final String period;
    private final Rows rows;
    private final List<Fact> facts;

    private Insight(String subject, String period, Rows rows, List<Fact> facts) {
        this.subject = subject;
        this.period = period.isEmpty() ? "" : " " + period;
        this.rows = rows;
        this.facts = facts;
    }

    static String of(String subject, String period, Rows rows, List<Fact> facts) {
        return new Insight(subject, period, rows, facts).words();
    }

    private String words() {
        return fact(Fact.Value.class)
                .map(this::value)
                .or(() -> fact(Fact.Leader.class).map(this::ranking))
                .or(() -> fact(Fact.Change.class).map(this::series))
                .orElseGet(this::listing);
    }

    /** Things are counted, so "is" would be wrong for most of them. */
    private String value(Fact.Value value) {
        String what = subjectOr(value.column());
        Figure figure = value.figure();
        if (!(figure.unit() instanceof Unit.Things(String name))) {
            return capital(what) + period + " is " + figure.inWords() + ".";
        }
        return what.equalsIgnoreCase(name)
                ? figure.withName() + period + "."
                : capital(what) + period + ": " + figure.withName() + ".";
    }

    private String ranking(Fact.Leader leader) {
        String measure = subjectOr(leader.column());
        String figure = leader.figure().inWords();
        if (leader.tiedWith() > 0) {
            String others = leader.tiedWith() == 1 ? "one other" : leader.tiedWith() + " others";
            return leader.label() + " and " + others + " are level with " + figure + " (" + measure + period + ").";
        }
        boolean largest = !isSmallestFirst(leader);
        String start =
                largest ? leader.label() + " leads with " + figure : leader.label() + " is lowest with " + figure;
        String share = fact(Fact.ShareOfTotal.class)
                .map(of -> ": " + of.share().inWords() + " of " + of.total().inWords() + " in total")
                .orElse("");
        String gap = fact(Fact.Lead.class)
                .map(lead -> (share.isEmpty() ? ": " : ", ")
                        + lead.gap().inWords()
                        + (largest ? " ahead of " : " below ")
                        + lead.next())
                .orElse("");
        return start + " (" + measure + period + ")" + share + gap + ".";
    }

    private boolean isSmallestFirst(Fact.Leader leader) {
        int column = rows.columns().stream().map(found -> found.name()).toList().indexOf(leader.column());
        Cell last = rows.rows().getLast().get(column);
        return last instanceof Cell.Numeric number
                && number.value().compareTo(leader.figure().value()) > 0;
    }

    private String series(Fact.Change change) {
        int direction = change.difference().value().signum();
        String moved = direction > 0 ? "rose" : direction < 0 ? "fell" : "stood";
        String path = direction == 0
                ? " at " + change.last().inWords() + " both in " + change.from() + " and in " + change.to()
                : " from " + change.first().inWords() + " (" + change.from() + ") to "
                        + change.last().inWords() + " (" + change.to() + ")";
        String percent = change.percent().isEmpty() || direction == 0 ? "" : ", by " + change.percent();
        return capital(seriesSubject()) + " " + moved + path + percent + extremes() + ".";
    }

    private String seriesSubject() {
        return subject.isEmpty() ? "the figure" : subject;
    }

    private String extremes() {
        Optional<Figure> high = fact(Fact.Highest.class).map(Fact.Highest::figure);
        return high.map(figure -> "; the highest was " + figure.inWords() + " in "
                        + fact(Fact.Highest.class).map(Fact.Highest::period).orElse("")
                        + ", the lowest "
                        + fact(Fact.Lowest.class)
                                .map(low -> low.figure().inWords() + " in " + low.period())
                                .orElse(""))
                .orElse("");
    }

    private String listing() {
        if (Shape.of(rows) instanceof Shape.Nothing) {
            return "There is nothing to tell" + (subject.isEmpty() ? "" : " about " + subject) + period
                    + ": no rows match.";
        }
        if (rows.count() == 1) {
            return single();
        }
        String many = rows.truncated() ? "The first " + rows.count() + " rows; there are more" : rows.count() + " rows";
        return many + (subject.isEmpty() ? "" : ": " + subject) + period + ".";
    }

    private String single() {
        StringBuilder words = new StringBuilder();
        for (int column = 0; column < rows.columns().size(); column++) {
            String name = rows.columns().get(column).name().replace('_', ' ');
            words.append(column == 0 ? "" : ", ").append(name).append(": ").append(Cells.inWords(rows, 0, column, ""));
        }
        return capital(words.toString()) + period + ".";
    }

    private String subjectOr(String column) {
        return subject.isEmpty() ? column.replace('_', ' ') : subject;
    }

    private <T extends Fact> Optional<T> fact(Class<T> kind) {
        return facts.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
