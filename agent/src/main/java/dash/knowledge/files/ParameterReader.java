package dash.knowledge.files;

import dash.fault.Place;
import dash.knowledge.Parameter;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one line of {@code <parameters>}: {@code name type [of table.column] [= default]}. */
final class ParameterReader {

    private static final Pattern FORM = Pattern.compile(
            "(?<name>[a-z][a-z0-9_]*)\\s*:?\\s+(?<type>[a-z_]+)(?:\\s+of\\s+(?<column>[^\\s=]+\\.[^\\s=.]+))?(?:\\s*=\\s*(?<default>.+))?");

    private ParameterReader() {}

    static Parameter read(String line, Place at) {
        Matcher matcher = FORM.matcher(line);
        if (!matcher.matches()) {
            throw QueryDraft.wrong(at, line, "a parameter is written: name type [of table.column] [= default]");
        }
        Parameter.Type type = type(matcher.group("type"), at);
        Optional<String> value = Optional.ofNullable(matcher.group("default")).map(String::strip);
        value.ifPresent(text -> check(type, text, at));
        return new Parameter(matcher.group("name"), type, Optional.ofNullable(matcher.group("column")), value);
    }

    private static Parameter.Type type(String written, Place at) {
        try {
            return Parameter.Type.valueOf(written.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            String known = String.join(
                    ", ",
                    Arrays.stream(Parameter.Type.values())
                            .map(Parameter.Type::written)
                            .toList());
            throw QueryDraft.wrong(at, written, "no type of a parameter; known are " + known);
        }
    }

    private static void check(Parameter.Type type, String value, Place at) {
        try {
            switch (type) {
                case TEXT -> {}
                case INTEGER, TOP, YEAR -> Integer.parseInt(value);
                case NUMBER -> new BigDecimal(value).signum();
                case BOOLEAN -> {
                    if (!value.equals("true") && !value.equals("false")) {
                        throw new NumberFormatException(value);
                    }
                }
                case DATE, PERIOD_START, PERIOD_END -> LocalDate.parse(value);
            }
        } catch (NumberFormatException | DateTimeException notOne) {
            throw QueryDraft.wrong(at, value, "the default is not of the type " + type.written());
        }
    }
}
