package dash.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One sentence with what it speaks of: names of rows, times, numbers and quotations, and the clauses they stand in. */
final class Reading {

    /** Several names or several numbers in a row, such as {@code Acme, Beta and Gamma}. */
    record Run<T>(List<T> members, int start, int end) {}

    private static final Pattern QUOTED = Pattern.compile("“([^”]{3,})”|\"([^\"]{3,})\"|«([^»]{3,})»");
    private static final Pattern CLOCK = Pattern.compile(
            "(?<![\\d:])\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\b\\.?)?(?![\\d:])|(?<![\\d:.,])\\d{1,2}\\s?[ap]\\.?m\\b\\.?");
    private static final Pattern LISTED = Pattern.compile(
            "\\s*(?:,|and|or|&|/|,\\s*and|,\\s*or|nor|plus|as well as)\\s*(?:the |its |in |by |with )?");
    private static final Pattern AGAINST =
            Pattern.compile("(?:\\s\\p{L}+){0,2},?\\s(?:against|versus|vs\\.?|compared with|compared to)\\s[$€£¥₹]?");
    private static final Pattern CUT = Pattern.compile(
            "[,;:()–—](?!\\d{3})|(?<![\\p{L}\\p{N}-])" + Vocabulary.BREAK.alternatives() + "(?![\\p{L}\\p{N}-])");

    private final String text;
    private final String small;
    private final List<String> quotes = new ArrayList<>();
    private final List<String> clocks = new ArrayList<>();
    private final List<Run<Label>> labels;
    private final List<Period> periods;
    private final List<Quantity> quantities;
    private final List<Integer> cuts = new ArrayList<>();

    Reading(String text, LabelIndex index) {
        this.text = text;
        String lower = text.toLowerCase(Locale.ROOT);
        this.small = lower.length() == text.length() ? lower : text;
        StringBuilder left = new StringBuilder(small);
        quotes(left);
        List<Label> named = index.in(text, left);
        clocks(left);
        this.periods = Periods.of(left);
        this.quantities = Quantities.of(left.toString());
        this.labels = runs(named);
        cut();
    }

    private void quotes(StringBuilder left) {
        Matcher found = QUOTED.matcher(text);
        while (found.find()) {
            for (int group = 1; group <= 3; group++) {
                if (found.group(group) != null) {
                    quotes.add(found.group(group));
                }
            }
            for (int at = found.start(); at < found.end(); at++) {
                left.setCharAt(at, '\u0001');
            }
        }
    }

    private void clocks(StringBuilder left) {
        Matcher found = CLOCK.matcher(left.toString());
        while (found.find()) {
            clocks.add(found.group());
            blank(left, found.start(), found.end());
        }
    }

    private List<Run<Label>> runs(List<Label> named) {
        List<Run<Label>> runs = new ArrayList<>();
        for (Label label : named) {
            Run<Label> last = runs.isEmpty() ? null : runs.getLast();
            if (last != null && last.members().getFirst().competes(label) && isList(last.end(), label.start())) {
                List<Label> members = new ArrayList<>(last.members());
                members.add(label);
                runs.set(runs.size() - 1, new Run<>(members, last.start(), label.end()));
            } else {
                runs.add(new Run<>(List.of(label), label.start(), label.end()));
            }
        }
        return runs;
    }

    private boolean isList(int from, int to) {
        return LISTED.matcher(small.substring(from, to)).matches();
    }

    private boolean isSet(Quantity one, Quantity other) {
        String between = small.substring(one.end(), other.start());
        return one.form() == other.form()
                && (LISTED.matcher(between).matches()
                        || AGAINST.matcher(between).matches());
    }

    /** Numbers in a row with nothing but "and" or "against" between them. */
    Run<Quantity> run(Quantity member) {
        int at = quantities.indexOf(member);
        int first = at;
        while (first > 0 && isSet(quantities.get(first - 1), quantities.get(first))) {
            first--;
        }
        int last = at;
        while (last + 1 < quantities.size() && isSet(quantities.get(last), quantities.get(last + 1))) {
            last++;
        }
        return new Run<>(
                quantities.subList(first, last + 1),
                quantities.get(first).start(),
                quantities.get(last).end());
    }

    private void cut() {
        Matcher found = CUT.matcher(small);
        while (found.find()) {
            int at = found.start();
            boolean inside = labels.stream().anyMatch(run -> at > run.start() && at < run.end())
                    || periods.stream().anyMatch(period -> at > period.start() && at < period.end())
                    || quantities.stream().anyMatch(quantity -> at >= quantity.start() && at < quantity.end());
            if (!inside) {
                cuts.add(at);
            }
        }
    }

    int segment(int place) {
        return (int) cuts.stream().filter(cut -> cut < place).count();
    }

    String segmentText(int place) {
        int segment = segment(place);
        int start = segment == 0 ? 0 : cuts.get(segment - 1);
        int end = segment == cuts.size() ? small.length() : cuts.get(segment);
        return words().substring(start, end);
    }

    /** What stands between the cut before a place and the place. */
    String before(int place) {
        int segment = segment(place);
        return small.substring(Math.min(place, segment == 0 ? 0 : cuts.get(segment - 1)), place);
    }

    boolean says(Vocabulary words) {
        return words.words().matcher(words()).find();
    }

    /** The sentence without its numbers and what hedges them. */
    String words() {
        StringBuilder words = new StringBuilder(small);
        quantities.forEach(quantity -> blank(words, quantity.start(), quantity.end()));
        return words.toString();
    }

    private static void blank(StringBuilder text, int start, int end) {
        for (int at = start; at < end; at++) {
            text.setCharAt(at, '\u0001');
        }
    }

    String text() {
        return text;
    }

    String small() {
        return small;
    }

    List<String> quotes() {
        return quotes;
    }

    /** Times of the day, as they are written. */
    List<String> clocks() {
        return clocks;
    }

    List<Run<Label>> labels() {
        return labels;
    }

    List<Period> periods() {
        return periods;
    }

    List<Quantity> quantities() {
        return quantities;
    }
}
