package dash.golden;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A question with a known right answer.
 *
 * @param sql the statement whose result is right; empty when {@code expected} says it or the question has no answer
 * @param alternatives further statements whose results are right as well
 * @param tolerance how far a number may be away, relative to the right one; empty for the default
 * @param answerable false when the right answer is to decline
 * @param database which database it is about, or empty
 * @param stable false when the right answer changes from run to run
 * @param empty true when the right answer is an empty result
 * @param extraColumns true when columns beside the right ones do no harm
 */
public record GoldenQuestion(
        String id,
        String question,
        List<String> paraphrases,
        Optional<String> sql,
        List<String> alternatives,
        Optional<Expected> expected,
        Compare compare,
        Optional<BigDecimal> tolerance,
        Difficulty difficulty,
        List<String> tags,
        boolean answerable,
        String database,
        boolean stable,
        boolean empty,
        boolean extraColumns,
        String notes) {

    /** What has to agree. */
    public enum Compare {
        EXACT,
        APPROXIMATE,
        ROW_COUNT,
        CONTAINS,
        STRUCTURE
    }

    /** How hard people find it; {@code UNRATED} when the file does not say. */
    public enum Difficulty {
        EASY,
        MEDIUM,
        HARD,
        UNRATED
    }

    public GoldenQuestion {
        paraphrases = List.copyOf(paraphrases);
        alternatives = List.copyOf(alternatives);
        tags = List.copyOf(tags);
        if (answerable && sql.isEmpty() && expected.isEmpty()) {
            throw new IllegalArgumentException("a golden question without SQL or expected result: " + id);
        }
    }

    /** A question with a right statement and nothing else to say. */
    static GoldenQuestion of(String id, String question, String sql, List<String> tags, String notes) {
        return new GoldenQuestion(
                id,
                question,
                List.of(),
                Optional.of(sql),
                List.of(),
                Optional.empty(),
                Compare.EXACT,
                Optional.empty(),
                Difficulty.UNRATED,
                tags,
                true,
                "",
                true,
                false,
                false,
                notes);
    }
}
