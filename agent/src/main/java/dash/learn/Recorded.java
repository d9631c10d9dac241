package dash.learn;

import dash.learnings.Learning;

/** What became of a lesson that was to be kept. */
public record Recorded(Learning learning, Outcome outcome) {

    /** Whether something is new. */
    public enum Outcome {
        NEW,
        /** It was known; what is known has one more piece of evidence. */
        STRENGTHENED,
        /** It contradicts something that is known, and waits for a person. */
        CONTRADICTED
    }
}
