package dash.ask;

/** Hears what happens, in order, on the thread of the question. A listener that throws does not harm the question. */
@FunctionalInterface
public interface Listener {

    Listener SILENT = event -> {};

    void on(Event event);
}
