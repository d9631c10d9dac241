package dash.knowledge;

import dash.statement.Dialect;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The places of a template that are filled later, written {@code {{like_this}}}, and the literals that fill them. */
public final class Variables {

    private static final Pattern WRITTEN = Pattern.compile("\\{\\{(.*?)(}}|$)");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

    private Variables() {}

    /** What stands between double braces, in order; an unclosed one gives the rest of the line, braces included. */
    public static List<String> in(String template) {
        List<String> variables = new ArrayList<>();
        Matcher matcher = WRITTEN.matcher(template);
        while (matcher.find()) {
            variables.add(matcher.group(2).isEmpty() ? "{{" + matcher.group(1) : matcher.group(1));
        }
        return variables;
    }

    public static boolean isName(String variable) {
        return NAME.matcher(variable).matches();
    }

    /** Replaces every variable by the SQL that the function gives for its name. */
    public static String fill(String template, UnaryOperator<String> sqlOf) {
        StringBuilder sql = new StringBuilder();
        Matcher matcher = WRITTEN.matcher(template);
        while (matcher.find()) {
            matcher.appendReplacement(sql, Matcher.quoteReplacement(sqlOf.apply(matcher.group(1))));
        }
        return matcher.appendTail(sql).toString();
    }

    /** The one safe way from a value to a template: as a whole literal of the parameter's type, or not at all. */
    public static String literal(Parameter.Type type, String value, Dialect dialect) {
        return switch (type) {
            case TEXT -> dialect.text(value);
            case INTEGER, YEAR, TOP -> Integer.toString(Integer.parseInt(value));
            case NUMBER -> new BigDecimal(value).toPlainString();
            case BOOLEAN -> Boolean.toString(Boolean.parseBoolean(value));
            case DATE, PERIOD_START, PERIOD_END -> dialect.day(LocalDate.parse(value));
        };
    }
}
