package dash.knowledge.files;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.knowledge.Calendar;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Reads the calendar of a {@code business/} file; a key that is not there keeps its default. */
final class CalendarReader {

    private CalendarReader() {}

    static Located<Calendar> read(Node item) {
        Fields fields = Fields.of(
                Code.KNOWLEDGE_BROKEN,
                "calendar",
                item,
                "time_zone",
                "week_starts",
                "fiscal_year_starts",
                "fiscal_year_named_by",
                "today");
        Calendar calendar = new Calendar(
                value(fields, "time_zone", ZoneId::of, "a time zone such as Europe/Berlin")
                        .orElse(Calendar.DEFAULT.timeZone()),
                value(fields, "week_starts", CalendarReader::day, "a day such as Monday")
                        .orElse(Calendar.DEFAULT.weekStarts()),
                value(fields, "fiscal_year_starts", CalendarReader::start, "a month such as February or 2, or MM-DD")
                        .orElse(Calendar.DEFAULT.fiscalYearStarts()),
                value(fields, "fiscal_year_named_by", CalendarReader::naming, "start or end")
                        .orElse(Calendar.DEFAULT.fiscalYearNaming()),
                value(fields, "today", LocalDate::parse, "a date such as 2025-06-30"));
        return new Located<>(calendar, item.place());
    }

    private static <T> Optional<T> value(Fields fields, String key, Function<String, T> parse, String expected) {
        Optional<String> written = fields.node(key)
                .map(node -> node instanceof Node.Numeral numeral ? numeral.digits() : fields.text(key));
        return written.map(text -> {
            try {
                return parse.apply(text.strip());
            } catch (DateTimeException | IllegalArgumentException notOne) {
                throw fields.wrong(key, text, key + " is " + expected);
            }
        });
    }

    private static DayOfWeek day(String text) {
        return DayOfWeek.valueOf(text.toUpperCase(Locale.ROOT));
    }

    private static MonthDay start(String text) {
        if (text.matches("\\d\\d-\\d\\d")) {
            return MonthDay.parse("--" + text);
        }
        if (text.matches("\\d{1,2}")) {
            return MonthDay.of(Integer.parseInt(text), 1);
        }
        return MonthDay.of(Month.valueOf(text.toUpperCase(Locale.ROOT)), 1);
    }

    private static Calendar.FiscalYearNaming naming(String text) {
        return Calendar.FiscalYearNaming.valueOf(text.toUpperCase(Locale.ROOT));
    }
}
