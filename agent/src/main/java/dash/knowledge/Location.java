package dash.knowledge;

import java.util.Comparator;

/**
 * Where an item stands among the files.
 *
 * @param file the path from the knowledge folder on, with forward slashes
 * @param position counts the items of one kind in one file, from 0
 */
public record Location(String file, int position) implements Comparable<Location> {

    private static final Comparator<Location> ORDER =
            Comparator.comparing(Location::file).thenComparingInt(Location::position);

    @Override
    public int compareTo(Location other) {
        return ORDER.compare(this, other);
    }
}
