package dash.analyst;

/** Decides the next move. Implementations are safe for many questions at once. */
public interface Analyst {

    /** {@code builtin}, or {@code PROVIDER:NAME} for a language model; shown with every answer. */
    String name();

    Move next(Transcript transcript);
}
