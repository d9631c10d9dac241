package dash.golden;

import java.util.regex.Pattern;

/**
 * Whether a question asks for rows in an order. A right statement may sort its rows just to look tidy; that alone must not
 * make an answer wrong.
 */
final class AskedOrder {

    private static final Pattern WORDS = Pattern.compile(
            "(?i)\\b(top|bottom|rank(ed|ing|s)?|sort(ed)?|ordered by|in order|order of|chronological(ly)?|alphabetical(ly)?"
                    + "|most|least|highest|lowest|largest|smallest|biggest|best|worst|fastest|slowest|longest|shortest"
                    + "|latest|newest|oldest|earliest|(first|last) (\\d+|two|three|five|ten)|leading|descending|ascending)\\b");

    private AskedOrder() {}

    static boolean in(String question) {
        return WORDS.matcher(question).find();
    }
}
