package dash.golden;

import dash.golden.GoldenQuestion.Difficulty;
import java.util.List;
import java.util.Optional;

/**
 * A golden question that somebody wants to add.
 *
 * @param id empty when one is to be made from the question
 * @param sql the right statement; empty when the right answer is to decline
 * @param empty whether it is right that nothing comes back
 */
public record GoldenDraft(
        Optional<String> id,
        String question,
        List<String> paraphrases,
        Optional<String> sql,
        Difficulty difficulty,
        List<String> tags,
        boolean empty,
        String notes) {

    public GoldenDraft {
        paraphrases = List.copyOf(paraphrases);
        tags = List.copyOf(tags);
    }

    /** A question with its right statement. */
    public static GoldenDraft of(String question, String sql) {
        return new GoldenDraft(
                Optional.empty(), question, List.of(), Optional.of(sql), Difficulty.UNRATED, List.of(), false, "");
    }
}
