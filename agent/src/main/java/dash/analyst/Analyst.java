package dash.analyst;

import dash.context.Context;
import dash.conversation.Conversation;
import dash.question.Question;
import java.util.List;

/** Decides the next move. Implementations are safe for many questions at once. */
public interface Analyst {

    /** {@code builtin}, or {@code PROVIDER:NAME} for a language model; shown with every answer. */
    String name();

    /** Decides; {@code work} is where to say what this costs, and what to listen to while it takes long. */
    Move next(Transcript transcript, Work work);

    /**
     * Reads a question against what was asked before it. A question that says all by itself is never bent by the
     * conversation.
     *
     * @param context gathered for the question and the one that it may follow up on
     */
    default Following follow(Question question, Conversation earlier, Context context) {
        return Following.asTyped(earlier, Following.Kind.ALONE);
    }

    /** Readings of the question and of others near it, the best first, for somebody who gets no answer; perhaps none. */
    default List<Move.RunSql> readings(Transcript transcript) {
        return List.of();
    }

    /** Whether it reads words; a statement that a person wrote or chose is never offered back to them. */
    default boolean interprets() {
        return true;
    }

    /** Whether it can word an answer again when it is told which sentences do not hold. */
    default boolean rewords() {
        return false;
    }

    /** Asked once at the start of a question: an analyst that keeps something between moves gives a fresh one of itself. */
    default Analyst fresh() {
        return this;
    }
}
