package dash.profile.quirks;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Numbers and values as they stand in sentences. */
final class Said {

    private static final int LONGEST = 40;

    private Said() {}

    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    static String of(long count, long all) {
        return number(count) + " of " + number(all);
    }

    /** At most so many, in quotes. */
    static String quoted(List<String> values, int most) {
        return values.stream()
                        .limit(most)
                        .map(value -> "'" + shortened(value) + "'")
                        .collect(Collectors.joining(", "))
                + (values.size() > most ? ", …" : "");
    }

    private static String shortened(String value) {
        return value.codePointCount(0, value.length()) <= LONGEST
                ? value
                : value.substring(0, value.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }

    static String name(String column) {
        return "`" + column + "`";
    }
}
