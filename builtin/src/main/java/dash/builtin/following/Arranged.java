package dash.builtin.following;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question and what was done to its rows since: fewer of them, in another order, as parts of the whole. The one is read like any
 * other; the rest is done again to whatever it comes to, so that "and in 2024?" after "what share is that?" means shares of 2024.
 *
 * @param question without what was done to its rows
 */
public record Arranged(String question, List<Gesture> gestures) {

    private static final Pattern LAST =
            Pattern.compile("(?s)(.+?), (?:(top|bottom) (\\d+)|sorted by ([^,?]+?)(, ascending|, descending)?"
                    + "|(the other way round)|(as percent of the total))\\?*$");

    public Arranged {
        gestures = List.copyOf(gestures);
    }

    /** Of a question as {@link #words} told it. */
    public static Arranged of(String readAs) {
        List<Gesture> gestures = new ArrayList<>();
        String rest = readAs.strip();
        Matcher last = LAST.matcher(rest);
        while (last.matches()) {
            gestures.addFirst(gesture(last));
            rest = last.group(1);
            last = LAST.matcher(rest);
        }
        return new Arranged(rest, gestures);
    }

    private static Gesture gesture(Matcher last) {
        if (last.group(2) != null) {
            return new Gesture.Limit(
                    Integer.parseInt(last.group(3)), last.group(2).equals("top"));
        }
        if (last.group(4) != null) {
            return new Gesture.SortBy(last.group(4), Gesture.Direction.of(last.group(5)));
        }
        return last.group(6) != null ? new Gesture.Reverse() : new Gesture.Share();
    }

    public boolean isPlain() {
        return gestures.isEmpty();
    }

    /** With one more, which may take the place of one that is there; empty for one that does nothing to what is there. */
    public Optional<Arranged> plus(Gesture gesture) {
        List<Gesture> all = new ArrayList<>(gestures);
        return switch (gesture) {
            case Gesture.Limit limit -> {
                all.removeIf(Gesture.Limit.class::isInstance);
                all.add(limit);
                yield Optional.of(new Arranged(question, all));
            }
            case Gesture.SortBy sorted -> {
                all.removeIf(each -> each instanceof Gesture.SortBy || each instanceof Gesture.Reverse);
                all.add(sorted);
                yield Optional.of(new Arranged(question, all));
            }
            case Gesture.Reverse reverse -> {
                if (!all.remove(reverse)) {
                    all.add(reverse);
                }
                yield Optional.of(new Arranged(question, all));
            }
            case Gesture.Share share -> {
                all.remove(share);
                all.add(share);
                yield Optional.of(new Arranged(question, all));
            }
            case Gesture.All every ->
                all.removeIf(Gesture.Limit.class::isInstance)
                        ? Optional.of(new Arranged(question, all))
                        : Optional.empty();
            case Gesture.Amounts amounts ->
                all.removeIf(Gesture.Share.class::isInstance)
                        ? Optional.of(new Arranged(question, all))
                        : Optional.empty();
            case Gesture.Show show -> Optional.empty();
            case Gesture.Count count -> Optional.empty();
            case Gesture.Members members -> Optional.empty();
        };
    }

    public Arranged with(List<Gesture> others) {
        return new Arranged(question, others);
    }

    /** The whole in words. */
    public String words() {
        String body = question.replaceAll("[\\s?.!]+$", "");
        StringBuilder words = new StringBuilder(body);
        gestures.forEach(gesture -> words.append(said(gesture)));
        return gestures.isEmpty() ? question : words.append('?').toString();
    }

    private static String said(Gesture gesture) {
        return switch (gesture) {
            case Gesture.Limit(int rows, boolean most) -> ", " + (most ? "top " : "bottom ") + rows;
            case Gesture.SortBy(String words, Gesture.Direction direction) -> ", sorted by " + words + direction.said();
            case Gesture.Reverse reverse -> ", the other way round";
            case Gesture.Share share -> ", as percent of the total";
            case Gesture.Count count -> ", how many are there";
            case Gesture.All all -> ", all of them";
            case Gesture.Amounts amounts -> "";
            case Gesture.Show show -> "";
            case Gesture.Members members -> "";
        };
    }

    /** What was done to the rows, in words, for a gesture that nothing is known of but the question before. */
    public static String words(Gesture gesture, String question) {
        return new Arranged(question, said(gesture).isEmpty() ? List.of() : List.of(gesture)).words();
    }
}
