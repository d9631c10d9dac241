package dash.knowledge;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody probably meant to write. */
public final class Nearest {

    /** Nobody mistypes a name into something longer than this, and the comparison costs the product of both lengths. */
    private static final int LONGEST = 80;

    private Nearest() {}

    /** The closest candidate, if it is close: at most a third of the letters differ. Ties go to the first candidate. */
    public static Optional<String> among(String written, Collection<String> candidates) {
        if (written.length() > LONGEST) {
            return Optional.empty();
        }
        String plain = written.toLowerCase(Locale.ROOT);
        return candidates.stream()
                .min(Comparator.comparingInt(candidate -> distance(plain, candidate.toLowerCase(Locale.ROOT))))
                .filter(candidate -> distance(plain, candidate.toLowerCase(Locale.ROOT))
                        <= Math.max(1, Math.max(plain.length(), candidate.length()) / 3));
    }

    /** How many letters to insert, delete, replace or swap with their neighbour to get from one to the other. */
    public static int distance(String left, String right) {
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
