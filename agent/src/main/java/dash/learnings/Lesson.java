package dash.learnings;

import java.util.List;
import java.util.Optional;

/**
 * What was learned.
 *
 * @param description one sentence that says what to do
 * @param tables that it is about, as people write them
 */
public record Lesson(
        String title,
        String description,
        Category category,
        Optional<Rule> rule,
        List<String> tables,
        Optional<Mistake> mistake) {

    public static final int LONGEST_TITLE = 120;
    public static final int LONGEST_DESCRIPTION = 1_000;

    public Lesson {
        title = title.strip();
        description = description.strip();
        tables = List.copyOf(tables);
        if (title.isEmpty() || description.isEmpty()) {
            throw new IllegalArgumentException("a lesson without words: " + title);
        }
        if (title.length() > LONGEST_TITLE || description.length() > LONGEST_DESCRIPTION) {
            throw new IllegalArgumentException("a lesson longer than " + LONGEST_DESCRIPTION + " characters: " + title);
        }
    }
}
