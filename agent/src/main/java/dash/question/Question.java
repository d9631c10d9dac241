package dash.question;

import java.time.Instant;

/** One question in plain words. The text is kept as it was typed, stripped of surrounding blanks. */
public record Question(QuestionId id, String project, String text, Asker asker, Door door, Instant askedAt) {

    /** Longer texts are documents, not questions; the limit keeps every later step cheap. */
    public static final int LONGEST = 4_000;

    public Question {
        text = text.strip();
        if (text.isEmpty()) {
            throw new IllegalArgumentException("an empty question");
        }
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "a question of " + text.length() + " characters; the limit is " + LONGEST);
        }
    }
}
