package dash.analyst;

/** Decides the next move. Implementations are safe for many questions at once. */
public interface Analyst {

    /** {@code builtin}, or {@code PROVIDER:NAME} for a language model; shown with every answer. */
    String name();

    /** Decides; {@code work} is where to say what this costs, and what to listen to while it takes long. */
    Move next(Transcript transcript, Work work);

    /** Asked once at the start of a question: an analyst that keeps something between moves gives a fresh one of itself. */
    default Analyst fresh() {
        return this;
    }
}
