package dash.learnings.rules;

import java.util.Locale;
import java.util.regex.Pattern;

/** What sort of values a column's type holds, by the name that databases give it. */
public final class LiveTypes {

    private static final Pattern TEXT =
            Pattern.compile("(text|character.*|varchar.*|char.*|bpchar.*|citext|string.*|name)");
    private static final Pattern NUMBER = Pattern.compile(
            "(smallint|integer|int|int[248]|bigint|tinyint|numeric.*|decimal.*|real|double.*|float.*|money|hugeint)");
    private static final Pattern TIME = Pattern.compile("(date|timestamp.*|datetime.*)");

    private LiveTypes() {}

    public static boolean isText(String type) {
        return TEXT.matcher(type.toLowerCase(Locale.ROOT)).matches();
    }

    public static boolean isNumber(String type) {
        return NUMBER.matcher(type.toLowerCase(Locale.ROOT)).matches();
    }

    public static boolean isTime(String type) {
        return TIME.matcher(type.toLowerCase(Locale.ROOT)).matches();
    }
}
