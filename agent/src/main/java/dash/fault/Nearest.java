package dash.fault;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody probably meant to write, for messages that say so. */
public final class Nearest {

    /** Nobody mistypes a name into something longer than this, and the comparison costs the product of both lengths. */
    private static final int LONGEST = 80;

    private Nearest() {}

    /** The closest candidate, if it is close: at most a third of the letters differ. Ties go to the first candidate. */
    public static Optional<String> among(String written, Collection<String> candidates) {
        if (written.length() > LONGEST || candidates.isEmpty()) {
            return Optional.empty();
        }
        String closest = closest(written, candidates);
        int most = Math.max(1, Math.max(written.length(), closest.length()) / 3);
        return distance(written, closest) <= most ? Optional.of(closest) : Optional.empty();
    }

    /** Every candidate that is as close as the closest one, if that one is at most so many letters away. */
    public static List<String> within(int most, String written, Collection<String> candidates) {
        if (written.length() > LONGEST) {
            return List.of();
        }
        List<String> closest = new ArrayList<>();
        int least = most;
        for (String candidate : candidates) {
            int letters = Math.abs(candidate.length() - written.length()) > least
                    ? Integer.MAX_VALUE
                    : distance(written, candidate);
            if (letters < least) {
                closest.clear();
            }
            if (letters <= least) {
                least = letters;
                closest.add(candidate);
            }
        }
        return closest;
    }

    /** The closest candidate however far it is, for where there are few to choose from and at least one. */
    public static String closest(String written, Collection<String> candidates) {
        String compared = written.substring(0, Math.min(written.length(), LONGEST));
        return candidates.stream()
                .min(Comparator.comparingInt(candidate -> distance(compared, candidate)))
                .orElseThrow();
    }

    /** How many letters to insert, delete, replace or swap with their neighbour to get from one to the other. */
    private static int distance(String one, String other) {
        String left = one.toLowerCase(Locale.ROOT);
        String right = other.toLowerCase(Locale.ROOT);
        int[][] steps = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int j = 0; j <= right.length(); j++) {
                steps[i][j] = i == 0 || j == 0 ? i + j : cheapest(left, right, steps, i, j);
            }
        }
        return steps[left.length()][right.length()];
    }

    private static int cheapest(String left, String right, int[][] steps, int i, int j) {
        boolean same = left.charAt(i - 1) == right.charAt(j - 1);
        int best = Math.min(steps[i - 1][j - 1] + (same ? 0 : 1), Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
        boolean swapped = i > 1
                && j > 1
                && left.charAt(i - 1) == right.charAt(j - 2)
                && left.charAt(i - 2) == right.charAt(j - 1);
        return swapped ? Math.min(best, steps[i - 2][j - 2] + 1) : best;
    }
}
