package dash.server.route;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.store.Page;
import dash.store.PageRequest;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parts of lists. Of one that is in memory as a whole, the next part begins behind the item that was last, wherever it stands then;
 * when it is gone, at the place where it stood.
 */
public final class Pages {

    private static final Pattern FORM = Pattern.compile("part (\\d{1,9}) (.*)", Pattern.DOTALL);
    private static final int LONGEST_IN_MESSAGES = 80;

    private Pages() {}

    /**
     * @param key tells an item apart from all others of the list
     * @param told an item as it is told
     */
    public static <T> Map<String, @Nullable Object> of(
            List<T> all, PageRequest request, Function<T, String> key, Function<T, ?> told) {
        int from = request.cursor().map(cursor -> start(all, key, cursor)).orElse(0);
        int to = Math.min(all.size(), from + request.limit());
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("items", all.subList(from, to).stream().map(told).toList());
        body.put("next_cursor", to < all.size() ? cursor(to, key.apply(all.get(to - 1))) : null);
        return body;
    }

    /** A part that the store has read. */
    public static <T> Map<String, @Nullable Object> of(Page<T> page, Function<T, ?> told) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("items", page.items().stream().map(told).toList());
        body.put("next_cursor", page.next().orElse(null));
        return body;
    }

    private static String cursor(int next, String last) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(("part " + next + " " + last).getBytes(StandardCharsets.UTF_8));
    }

    private static <T> int start(List<T> all, Function<T, String> key, String cursor) {
        Matcher parts = read(cursor).map(FORM::matcher).filter(Matcher::matches).orElseThrow(() -> broken(cursor));
        for (int at = 0; at < all.size(); at++) {
            if (key.apply(all.get(at)).equals(parts.group(2))) {
                return at + 1;
            }
        }
        return Math.min(all.size(), Math.max(0, Integer.parseInt(parts.group(1)) - 1));
    }

    private static Optional<String> read(String cursor) {
        try {
            return Optional.of(new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    private static FaultException broken(String cursor) {
        return FaultException.of(
                Code.CURSOR_BROKEN,
                Place.named("cursor"),
                cursor.substring(0, Math.min(cursor.length(), LONGEST_IN_MESSAGES)),
                "this is not a cursor that this list gave",
                "take next_cursor of the page before as it is, or leave it out to begin at the start");
    }
}
