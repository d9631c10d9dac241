package dash.builtin.sql;

import dash.builtin.periods.Period;
import dash.builtin.query.Term;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Conditions over a column of year numbers. */
final class YearSql {

    private YearSql() {}

    static String within(Term year, Period period, TermSql terms) {
        Optional<Integer> first = period.start().map(YearSql::year);
        Optional<Integer> behind = period.end().map(YearSql::year);
        String column = terms.text(year);
        if (period.closed() && behind.orElseThrow() - first.orElseThrow() == 1) {
            return column + " = " + number(first.get(), year, terms);
        }
        List<String> conditions = new ArrayList<>();
        first.ifPresent(number -> conditions.add(column + " >= " + number(number, year, terms)));
        behind.ifPresent(number -> conditions.add(column + " < " + number(number, year, terms)));
        return String.join(" AND ", conditions);
    }

    private static String number(int number, Term year, TermSql terms) {
        return terms.beside(new Term.Constant(Term.Constant.Kind.NUMBER, String.valueOf(number)), year);
    }

    private static int year(LocalDate day) {
        if (day.getDayOfYear() != 1) {
            throw new Unwritable("a column of years cannot tell " + day);
        }
        return day.getYear();
    }
}
