package dash.builtin.readings;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breaks a statement that computes one figure down by one more column. */
public final class Steps {

    private static final Pattern SELECT = Pattern.compile("(?is)\\s*select\\s+(?!distinct\\b)");
    private static final Pattern MORE =
            Pattern.compile("(?i)\\b(group\\s+by|order\\s+by|having|limit|fetch|union|intersect|except|with|over)\\b");

    private Steps() {}

    public static boolean possible(String template) {
        return SELECT.matcher(template).lookingAt()
                && !MORE.matcher(TopLevel.blanked(template)).find();
    }

    /** The statement with this column before its figure. */
    public static String with(String statement, String column) {
        Matcher select = SELECT.matcher(statement);
        return select.lookingAt()
                ? "SELECT " + column + ", "
                        + statement.substring(select.end()).stripTrailing().replaceFirst(";$", "") + "\nGROUP BY 1"
                : statement;
    }
}
