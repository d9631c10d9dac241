package dash.databases.postgresql.url;

import java.util.Comparator;
import java.util.List;

/** Finds the word somebody probably meant: the one with the fewest letters changed, added or dropped. */
final class Nearest {

    private Nearest() {}

    static String to(String written, List<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(word -> distance(written, word)))
                .orElseThrow();
    }

    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
