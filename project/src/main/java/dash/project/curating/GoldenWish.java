package dash.project.curating;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.GoldenDraft;
import dash.golden.GoldenQuestion.Difficulty;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A golden question as somebody asks for it.
 *
 * @param unanswerable no answer exists: the right answer is to decline
 * @param empty it is right that nothing comes back
 */
public record GoldenWish(
        Optional<String> id,
        String question,
        List<String> paraphrases,
        Optional<String> sql,
        boolean unanswerable,
        Optional<String> difficulty,
        List<String> tags,
        boolean empty,
        String notes) {

    public GoldenWish {
        sql = sql.filter(text -> !text.isBlank());
    }

    public GoldenDraft draft() {
        if (sql.isEmpty() != unanswerable) {
            throw wrong(
                    "--sql",
                    "",
                    "a question has a right statement, or is unanswerable",
                    "give --sql or --unanswerable");
        }
        return new GoldenDraft(id, question, paraphrases, sql, level(difficulty), tags, empty, notes);
    }

    /** Unrated where nobody says it. */
    public static Difficulty level(Optional<String> written) {
        return written.map(word -> Arrays.stream(Difficulty.values())
                        .filter(level -> level.name().equalsIgnoreCase(word))
                        .findFirst()
                        .orElseThrow(
                                () -> wrong("--difficulty", word, "not a difficulty", "write easy, medium or hard")))
                .orElse(Difficulty.UNRATED);
    }

    private static FaultException wrong(String option, String value, String message, String next) {
        return FaultException.of(Code.WRONG_USAGE, Place.named(option), value, message, next);
    }
}
