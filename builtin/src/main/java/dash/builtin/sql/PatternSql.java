package dash.builtin.sql;

import dash.builtin.readings.PatternReading;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the statement for a query pattern: its own SQL with a literal for each parameter. */
public final class PatternSql {

    private static final Pattern VARIABLE = Pattern.compile("\\{\\{([a-z0-9_]+)}}");

    public Rendered render(PatternReading reading) {
        QueryPattern pattern = reading.pattern();
        StringBuilder sql = new StringBuilder();
        Matcher variables = VARIABLE.matcher(pattern.sql());
        while (variables.find()) {
            String name = variables.group(1);
            Parameter parameter = pattern.parameters().stream()
                    .filter(candidate -> candidate.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            String value =
                    reading.bound().getOrDefault(name, parameter.defaultValue().orElse(""));
            variables.appendReplacement(sql, Matcher.quoteReplacement(literal(parameter.type(), value)));
        }
        return new Rendered.Sql(variables.appendTail(sql).toString().replaceFirst(";\\s*$", ""), Map.of());
    }

    private static String literal(Parameter.Type type, String value) {
        return switch (type) {
            case TEXT -> Quoting.text(value);
            case INTEGER, YEAR, TOP -> Integer.toString(Integer.parseInt(value));
            case NUMBER -> new BigDecimal(value).toPlainString();
            case BOOLEAN -> Boolean.toString(Boolean.parseBoolean(value));
            case DATE, PERIOD_START, PERIOD_END -> Quoting.day(LocalDate.parse(value));
        };
    }
}
