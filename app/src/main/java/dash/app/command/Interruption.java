package dash.app.command;

import dash.question.Cancellation;

/** Calls work off when the process is told to end, until it is closed. */
final class Interruption implements AutoCloseable {

    private final Cancellation cancellation = new Cancellation();
    private final Thread hook = new Thread(cancellation::cancel, "dash-interrupted");

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    Cancellation cancellation() {
        return cancellation;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The process is already on its way out; the hook has done its work.
        }
    }
}
