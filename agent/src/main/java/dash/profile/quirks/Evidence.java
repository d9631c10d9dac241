package dash.profile.quirks;

import java.util.List;

/**
 * What a quirk rests on.
 *
 * @param count how many values, rows or pairs show it
 * @param of how many were looked at
 * @param examples values that show it best, or that break it; few
 * @param complete whether all rows were looked at, or a sample of them
 */
public record Evidence(long count, long of, List<String> examples, boolean complete) {

    public static final int MOST_EXAMPLES = 5;

    public Evidence {
        examples = examples.stream().limit(MOST_EXAMPLES).toList();
    }

    public double share() {
        return of == 0 ? 0 : (double) count / of;
    }
}
