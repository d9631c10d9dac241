package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The key of the last item of a page, in a text that nobody but its own list can read. It comes back from outside, so it
 * is checked down to what PostgreSQL can compare.
 *
 * @param number a moment in microseconds, or a row's number
 */
record Cursor(long number, String id) {

    /** Where a list begins whose newest comes first: everything is before it. */
    private static final Cursor START = of(Instant.parse("9999-12-31T23:59:59Z"), "");

    private static final Cursor END = of(Instant.parse("0001-01-01T00:00:00Z"), "");

    private static final Pattern FORM = Pattern.compile("([a-z]+) (-?\\d{1,18}) ([!-~]{0,200})");
    private static final int LONGEST_IN_MESSAGES = 80;

    /** What the rows of the page come after. */
    static Cursor read(String list, PageRequest page) {
        return page.cursor().map(text -> parse(list, text)).orElse(START);
    }

    /** Makes a page of what was found, which is one more than wanted when there are more. */
    static <T> Page<T> page(String list, PageRequest request, List<T> found, Function<T, Cursor> key) {
        if (found.size() <= request.limit()) {
            return new Page<>(found, Optional.empty());
        }
        List<T> items = found.subList(0, request.limit());
        return new Page<>(items, Optional.of(key.apply(items.getLast()).written(list)));
    }

    static Cursor of(Instant moment, String id) {
        return new Cursor(micros(moment), id);
    }

    OffsetDateTime moment() {
        return Instant.EPOCH.plus(number, ChronoUnit.MICROS).atOffset(ZoneOffset.UTC);
    }

    String written(String list) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((list + " " + number + " " + id).getBytes(StandardCharsets.UTF_8));
    }

    private static Cursor parse(String list, String text) {
        try {
            Matcher parts = FORM.matcher(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8));
            if (parts.matches() && parts.group(1).equals(list)) {
                Cursor cursor = new Cursor(Long.parseLong(parts.group(2)), parts.group(3));
                if (cursor.number >= END.number && cursor.number <= START.number) {
                    return cursor;
                }
            }
        } catch (IllegalArgumentException notBase64) {
            // Broken like any other.
        }
        throw FaultException.of(
                Code.CURSOR_BROKEN,
                Place.named("cursor"),
                text.substring(0, Math.min(text.length(), LONGEST_IN_MESSAGES)),
                "this is not a cursor that this list gave",
                "take next_cursor of the page before as it is, or leave it out to begin at the newest");
    }

    private static long micros(Instant moment) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, moment);
    }
}
