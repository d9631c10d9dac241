package dash.question;

import java.time.Instant;

/**
 * One question in plain words.
 *
 * @param text what every later step works with: the words as they were typed or, in a conversation, as they are meant there
 * @param typed the words as they were typed, stripped of surrounding blanks
 * @param meant which of the readings that Dash asked back with is meant, in its words; empty when nobody was asked
 */
public record Question(
        QuestionId id,
        String project,
        String text,
        Asker asker,
        Door door,
        Instant askedAt,
        String typed,
        String meant) {

    /** Longer texts are documents, not questions; the limit keeps every later step cheap. */
    public static final int LONGEST = 4_000;

    /** Somebody's own statement is as long as the guard lets pass; nothing reads it as words. */
    public static final int LONGEST_STATEMENT = 100 * 1024;

    public Question {
        text = text.strip();
        typed = typed.strip();
        meant = meant.strip();
        if (text.isEmpty()) {
            throw new IllegalArgumentException("an empty question");
        }
        if (text.length() > LONGEST_STATEMENT) {
            throw new IllegalArgumentException(
                    "a question of " + text.length() + " characters; the limit is " + LONGEST_STATEMENT);
        }
    }

    /** A question that stands for itself. */
    public Question(QuestionId id, String project, String text, Asker asker, Door door, Instant askedAt) {
        this(id, project, text, asker, door, askedAt, text, "");
    }

    /** The same question with the words that are meant by it. */
    public Question readAs(String words) {
        return new Question(id, project, words, asker, door, askedAt, typed, meant);
    }

    /** Whether its words mean something else than they say by themselves. */
    public boolean isReadOtherwise() {
        return !text.equals(typed);
    }

    /** As it is shown to people: their own words, and what they chose. */
    public String shown() {
        return meant.isEmpty() ? typed : typed + " (meant is: " + meant + ")";
    }

    /** All that is known of what is meant, in one text. */
    public String whole() {
        return meant.isEmpty() ? text : text + " (meant is: " + meant + ")";
    }
}
