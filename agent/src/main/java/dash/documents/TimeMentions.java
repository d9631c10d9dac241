package dash.documents;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The days, months, quarters and halves of years that an English text names, as spans. What names no year is not known, and
 * a year alone says too little about anything in it. Fiscal quarters are left out: whose they are does not stand in the text.
 */
public final class TimeMentions {

    private static final String MONTH =
            "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
    private static final String DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
    private static final String TO = "\\s*(?:to|until|till|through|and|–|—|-)\\s*(?:the )?";
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth");

    private interface Reading {
        Optional<TimeSpan> of(Matcher found);
    }

    private record Form(Pattern pattern, Reading reading) {}

    /** From the most particular to the plainest; what one form has read is taken out before the next. */
    private static final List<Form> FORMS = List.of(
            form(
                    DAY + " " + MONTH + " (\\d{4})" + TO + DAY + " " + MONTH + " (\\d{4})",
                    found -> days(
                            day(found.group(3), found.group(2), found.group(1)),
                            day(found.group(6), found.group(5), found.group(4)))),
            form(
                    DAY + " " + MONTH + TO + DAY + " " + MONTH + ",? (\\d{4})",
                    found -> days(
                            day(found.group(5), found.group(2), found.group(1)),
                            day(found.group(5), found.group(4), found.group(3)))),
            form(
                    DAY + TO + DAY + " " + MONTH + ",? (\\d{4})",
                    found -> days(
                            day(found.group(4), found.group(3), found.group(1)),
                            day(found.group(4), found.group(3), found.group(2)))),
            form(
                    MONTH + " (?:(\\d{4}) )?" + TO.stripLeading() + MONTH + ",? (\\d{4})",
                    found -> months(
                            month(Optional.ofNullable(found.group(2)).orElse(found.group(4)), found.group(1)),
                            month(found.group(4), found.group(3)))),
            form("(\\d{4})-(\\d{2})-(\\d{2})", found -> one(iso(found.group(1), found.group(2), found.group(3)))),
            form(DAY + " " + MONTH + ",? (\\d{4})", found -> one(day(found.group(3), found.group(2), found.group(1)))),
            form(MONTH + " " + DAY + ",? (\\d{4})", found -> one(day(found.group(3), found.group(1), found.group(2)))),
            form(MONTH + ",? (?:of )?(\\d{4})", found -> whole(month(found.group(2), found.group(1)))),
            form("(\\d{4})-(\\d{2})(?!\\d)", found -> whole(numbered(found.group(1), found.group(2)))),
            form("(?<!fiscal )q([1-4])[ /]?(?:of )?(\\d{4})", found -> part(found.group(2), found.group(1), 3)),
            form("(\\d{4})[ -]?q([1-4])", found -> part(found.group(1), found.group(2), 3)),
            form(
                    "(first|second|third|fourth) quarter(?: of|,)? (\\d{4})",
                    found -> part(found.group(2), Integer.toString(ORDINALS.indexOf(found.group(1)) + 1), 3)),
            form("h([12])[ /]?(\\d{4})", found -> part(found.group(2), found.group(1), 6)),
            form(
                    "(first|second) half(?: of|,)? (\\d{4})",
                    found -> part(found.group(2), Integer.toString(ORDINALS.indexOf(found.group(1)) + 1), 6)));

    private TimeMentions() {}

    private static Form form(String pattern, Reading reading) {
        return new Form(Pattern.compile("\\b" + pattern + "\\b"), reading);
    }

    /**
     * A span with the place in the text that names it.
     *
     * @param end behind the last character
     */
    public record Found(TimeSpan span, int start, int end) {}

    /** In no particular order; empty for a text that names no time. */
    public static List<TimeSpan> of(String text) {
        return found(text.replace("**", "").replace("*", "")).stream()
                .map(Found::span)
                .toList();
    }

    /** The same with the places, for a text without marks of emphasis. */
    public static List<Found> found(String text) {
        List<Found> spans = new ArrayList<>();
        String left = text.toLowerCase(Locale.ROOT);
        for (Form form : FORMS) {
            Matcher found = form.pattern().matcher(left);
            StringBuilder rest = new StringBuilder(left);
            while (found.find()) {
                form.reading().of(found).ifPresent(span -> spans.add(new Found(span, found.start(), found.end())));
                rest.replace(found.start(), found.end(), " ".repeat(found.end() - found.start()));
            }
            left = rest.toString();
        }
        return List.copyOf(spans);
    }

    private static Optional<LocalDate> day(String year, String month, String day) {
        return date(year, MONTHS.indexOf(month.substring(0, 3)) + 1, day);
    }

    private static Optional<LocalDate> iso(String year, String month, String day) {
        return date(year, Integer.parseInt(month), day);
    }

    private static Optional<LocalDate> date(String year, int month, String day) {
        try {
            return Optional.of(LocalDate.of(Integer.parseInt(year), month, Integer.parseInt(day)));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    private static Optional<YearMonth> month(String year, String name) {
        return Optional.of(YearMonth.of(Integer.parseInt(year), MONTHS.indexOf(name.substring(0, 3)) + 1));
    }

    private static Optional<YearMonth> numbered(String year, String month) {
        int number = Integer.parseInt(month);
        return number >= 1 && number <= 12
                ? Optional.of(YearMonth.of(Integer.parseInt(year), number))
                : Optional.empty();
    }

    private static Optional<TimeSpan> days(Optional<LocalDate> first, Optional<LocalDate> last) {
        return first.flatMap(
                from -> last.filter(to -> !to.isBefore(from)).map(to -> new TimeSpan(from, to.plusDays(1))));
    }

    private static Optional<TimeSpan> one(Optional<LocalDate> day) {
        return days(day, day);
    }

    private static Optional<TimeSpan> months(Optional<YearMonth> first, Optional<YearMonth> last) {
        return days(first.map(month -> month.atDay(1)), last.map(YearMonth::atEndOfMonth));
    }

    private static Optional<TimeSpan> whole(Optional<YearMonth> month) {
        return months(month, month);
    }

    private static Optional<TimeSpan> part(String year, String number, int months) {
        YearMonth first = YearMonth.of(Integer.parseInt(year), (Integer.parseInt(number) - 1) * months + 1);
        return months(Optional.of(first), Optional.of(first.plusMonths(months - 1)));
    }
}
