package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.Locale;
import java.util.Optional;

/** Columns that hold when somebody was born, by their name or by what is written about them. */
final class Births {

    private Births() {}

    static boolean of(Term.Attribute attribute) {
        boolean day = World.family(attribute)
                .filter(family -> family.isTime() && family != TypeFamily.TIME_OF_DAY)
                .isPresent();
        String comment = World.column(attribute)
                .map(column -> column.comment().toLowerCase(Locale.ROOT))
                .orElse("");
        return day
                && (World.plain(attribute).matches("(.*_)?(dob|birth.*|born(_.*)?|birthday)|.*birth_?(date|day|dt)")
                        || comment.matches("(the )?(date of birth|birth ?da(y|te)|day of birth).*|.*\\bwas born\\b.*"));
    }

    /** The column of a table that says so. */
    static Optional<Term.Attribute> in(Table table) {
        return World.named(table, ".*").filter(Births::of).findFirst();
    }
}
