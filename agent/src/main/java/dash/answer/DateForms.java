package dash.answer;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Days and months as people write them in English. */
final class DateForms {

    static final String MONTHS =
            "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

    static final Pattern ISO = Pattern.compile("\\b(\\d{4})-(\\d{2})(?:-(\\d{2}))?\\b");
    static final Pattern DAY_FIRST =
            Pattern.compile("(?i)\\b(\\d{1,2})(?:st|nd|rd|th)? (" + MONTHS + ")\\.?,? (\\d{4})\\b");
    static final Pattern MONTH_FIRST =
            Pattern.compile("(?i)\\b(" + MONTHS + ")\\.? (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})\\b");
    static final Pattern MONTH_ONLY = Pattern.compile("(?i)\\b(" + MONTHS + ")\\.?,? (\\d{4})\\b");

    private static final List<String> SHORT =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private DateForms() {}

    static int month(String name) {
        return SHORT.indexOf(name.toLowerCase(Locale.ROOT).substring(0, 3)) + 1;
    }

    static Optional<LocalDate> day(String year, int month, String day) {
        try {
            return Optional.of(LocalDate.of(Integer.parseInt(year), month, Integer.parseInt(day)));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    /** Every day and month in a text; a month counts by its first day. */
    static List<LocalDate> days(String text) {
        List<LocalDate> days = new ArrayList<>();
        collect(
                ISO,
                text,
                found -> day(found.group(1), number(found.group(2)), found.group(3) == null ? "1" : found.group(3)),
                days);
        collect(DAY_FIRST, text, found -> day(found.group(3), month(found.group(2)), found.group(1)), days);
        collect(MONTH_FIRST, text, found -> day(found.group(3), month(found.group(1)), found.group(2)), days);
        collect(MONTH_ONLY, text, found -> day(found.group(2), month(found.group(1)), "1"), days);
        return days;
    }

    private interface Reading {
        Optional<LocalDate> of(Matcher found);
    }

    private static void collect(Pattern pattern, String text, Reading reading, List<LocalDate> days) {
        Matcher found = pattern.matcher(text);
        while (found.find()) {
            reading.of(found).ifPresent(days::add);
        }
    }

    static int number(String digits) {
        return Integer.parseInt(digits);
    }
}
