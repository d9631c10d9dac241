package dash.knowledge;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How old a table may be by what people say of its refreshing, in days: generous because of weekends and month ends, plus
 * a lag that is told.
 */
public final class RefreshFrequency {

    private static final Map<String, Integer> PATIENCE = Map.ofEntries(
            Map.entry("continuous", 2),
            Map.entry("real", 2),
            Map.entry("stream", 2),
            Map.entry("minute", 2),
            Map.entry("hour", 2),
            Map.entry("daily", 4),
            Map.entry("night", 4),
            Map.entry("day", 4),
            Map.entry("week", 16),
            Map.entry("month", 64),
            Map.entry("quarter", 190),
            Map.entry("year", 750),
            Map.entry("annual", 750));
    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Pattern LATE = Pattern.compile("(\\w+) (day|week)s? (late|behind|old|lag)");

    private RefreshFrequency() {}

    /** Empty for what is never, rarely or once refreshed, and for words that say no rhythm. */
    public static Optional<Integer> days(String frequency) {
        String said = frequency.toLowerCase(Locale.ROOT);
        if (said.isBlank() || said.matches(".*\\b(never|rarely|once|static|no longer|demand)\\b.*")) {
            return Optional.empty();
        }
        Matcher late = LATE.matcher(said);
        int lag = late.find() ? number(late.group(1)) * (late.group(2).equals("week") ? 7 : 1) : 0;
        String rhythm = late.replaceAll("");
        return PATIENCE.entrySet().stream()
                .filter(word -> rhythm.contains(word.getKey()))
                .map(Map.Entry::getValue)
                .max(Integer::compare)
                .map(days -> days + lag);
    }

    private static int number(String word) {
        return word.matches("[0-9]{1,3}") ? Integer.parseInt(word) : Math.max(0, NUMBERS.indexOf(word));
    }
}
