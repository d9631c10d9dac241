package dash.profile.quirks;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One way to write a day as text, in the words of learnings, such as {@code DD Mon YYYY}.
 *
 * @param words how people and learnings name it
 */
record DayFormat(String words, DateTimeFormatter formatter) {

    /** Those that cannot be mistaken first; days before months, as most of the world writes. */
    static final List<DayFormat> ALL = List.of(
            of("YYYY-MM-DD", "uuuu-MM-dd"),
            of("YYYY/MM/DD", "uuuu/MM/dd"),
            of("YYYY.MM.DD", "uuuu.MM.dd"),
            of("DD Mon YYYY", "d MMM uuuu"),
            of("DD Month YYYY", "d MMMM uuuu"),
            of("DD-Mon-YYYY", "d-MMM-uuuu"),
            of("DD-Mon-YY", "d-MMM-uu"),
            of("Mon DD, YYYY", "MMM d, uuuu"),
            of("Mon DD YYYY", "MMM d uuuu"),
            of("Month DD, YYYY", "MMMM d, uuuu"),
            of("YYYY-MM-DD HH24:MI:SS", "uuuu-MM-dd HH:mm:ss[.SSSSSS][.SSS][X]"),
            of("YYYY-MM-DD HH24:MI", "uuuu-MM-dd HH:mm"),
            of("YYYY-MM-DD\"T\"HH24:MI:SS", "uuuu-MM-dd'T'HH:mm:ss[.SSSSSSSSS][.SSSSSS][.SSS][XXX][X]"),
            of("DD.MM.YYYY", "d.M.uuuu"),
            of("DD/MM/YYYY", "d/M/uuuu"),
            of("MM/DD/YYYY", "M/d/uuuu"),
            of("DD-MM-YYYY", "d-M-uuuu"),
            of("MM-DD-YYYY", "M-d-uuuu"),
            of("DD/MM/YY", "d/M/uu"),
            of("MM/DD/YY", "M/d/uu"),
            of("DD/MM/YYYY HH24:MI", "d/M/uuuu H:mm[:ss]"),
            of("MM/DD/YYYY HH24:MI", "M/d/uuuu H:mm[:ss]"),
            of("YYYYMMDD", "uuuuMMdd"));

    private static DayFormat of(String words, String pattern) {
        return new DayFormat(
                words,
                new DateTimeFormatterBuilder()
                        .parseCaseInsensitive()
                        .appendPattern(pattern)
                        .toFormatter(Locale.ENGLISH)
                        .withResolverStyle(ResolverStyle.STRICT));
    }

    Optional<LocalDate> read(String text) {
        try {
            LocalDate day = LocalDate.from(formatter.parse(text));
            return day.getYear() >= 1000 && day.getYear() <= 2200 ? Optional.of(day) : Optional.empty();
        } catch (DateTimeParseException otherFormat) {
            return Optional.empty();
        }
    }
}
