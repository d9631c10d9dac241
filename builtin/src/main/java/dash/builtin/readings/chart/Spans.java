package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Column;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** From when to when a row lasts: a ticket from when it was opened until it was closed, a visit from coming to leaving. */
final class Spans {

    /** How the columns are called that belong together, the likeliest first. */
    private record Ends(String begin, String end) {}

    private static final List<Ends> ENDS = List.of(
            new Ends("start|begin|began", "end|finish|complet|stop"),
            new Ends("open|report|rais|creat|submit|request|log", "clos|resol|fix|complet|finish|solv"),
            new Ends("depart|dep_", "arriv|arr_"),
            new Ends(
                    "arriv|came|come|enter|check_?in|clock_?in|in_",
                    "left|leav|depart|exit|check_?out|clock_?out|out_"),
            new Ends("admi", "discharg"),
            new Ends("order|request|plac|creat", "deliver|dlvry|ship|complet|fulfil"),
            new Ends("pick_?up|borrow|loan|lent|rent|check_?out|lend|issue", "return|drop_?off"),
            new Ends("issue|invoic|bill", "paid|settl|pay"),
            new Ends("hire|join|appoint", "left|leav|terminat|term_|resign"),
            new Ends(
                    "start|begin|began|open|report|order|request|create|depart|check_?in|issue|admi",
                    "end|finish|clos|complet|fix|resol|deliver|dlvry|return|arriv|check_?out|discharg|settle"));

    private static final double NEAR = 0.6;

    private Spans() {}

    /** The time that a row of a table takes; empty where it has no such two moments, or several. */
    static Optional<Term> whole(Table table) {
        return ENDS.stream()
                .flatMap(ends -> days(called(table, ends.begin()), called(table, ends.end())).stream())
                .findFirst();
    }

    /** The time until what is done to a row, as a word names it: to close, to ship. */
    static Optional<Term> until(NameLink done) {
        if (!(done.target() instanceof Target.OfColumn(var table, var column)) || done.cost() > NEAR) {
            return Optional.empty();
        }
        Term.Attribute end = new Term.Attribute(Occurrence.of(table), column.name());
        return ENDS.stream()
                .filter(ends -> World.isTime(end) && called(table, ends.end()).contains(end))
                .flatMap(ends -> days(called(table, ends.begin()), List.of(end)).stream())
                .findFirst();
    }

    private static Optional<Term> days(List<Term.Attribute> begin, List<Term.Attribute> end) {
        return begin.size() == 1 && end.size() == 1 && !begin.equals(end) && !isTurned(begin.getFirst(), end.getFirst())
                ? Optional.of(new Term.DaysBetween(begin.getFirst(), end.getFirst()))
                : Optional.empty();
    }

    /** Whoever arrives departs later, and a flight that departs arrives: which comes first stands first in the table. */
    private static boolean isTurned(Term.Attribute begin, Term.Attribute end) {
        List<String> columns =
                begin.of().table().columns().stream().map(Column::name).toList();
        return begin.column().toLowerCase(Locale.ROOT).matches(".*(arriv|depart|arr_|dep_).*")
                && columns.indexOf(begin.column()) > columns.indexOf(end.column());
    }

    private static List<Term.Attribute> called(Table table, String beginnings) {
        return World.named(table, "(.*_)?(" + beginnings + ").*")
                .filter(World::isTime)
                .toList();
    }
}
