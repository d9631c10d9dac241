package dash.builtin.readings.chart;

import dash.builtin.words.Kept;
import java.util.Locale;
import java.util.regex.Pattern;

/** What the names of columns tell about their numbers. Rules ask it of the same few columns thousands of times a question. */
final class ColumnForms {

    /** A year, a place on the globe, a code: numbers that have no sum. */
    static final Kept<Boolean> UNADDABLE = form(
            "(.*_)?(year|yr|month|day|lat|lng|lon|latitude|longitude|code|zip|number|no|rank|position|rating|score|age|level|grade)|.*year");

    static final Kept<Boolean> NUMBER_IN_TEXT =
            form("(.*_)?(count|cnt|num|qty|quantity|amount|total|price|size|age|points|score|weight|height)");

    static final Kept<Boolean> IDENTIFIER = form("(.*_)?id");

    static final Kept<Boolean> YEAR =
            form("(?!.*per_?year).*(year|(_|^)yr)|(year|yr)_(?!to_|over_|on_|end|count|total|rank).*");

    /** How people write that a column holds a year: "year built", "model year", and no year of study. */
    static final Kept<Boolean> WRITTEN_YEAR = form("(the |calendar |model |release |construction )*year(?![-\\w])"
            + "(?! (of )?(study|school|course|class|end|to date)| \\d).*");

    private ColumnForms() {}

    private static Kept<Boolean> form(String lower) {
        Pattern pattern = Pattern.compile(lower);
        return new Kept<>(name -> pattern.matcher(name.toLowerCase(Locale.ROOT)).matches());
    }
}
