package dash.app;

import java.io.PrintStream;
import java.time.Duration;

/**
 * Tells a person what is going on when it takes longer than a second, on standard error, and stays silent otherwise.
 * Safe for many threads.
 */
public final class Waiting implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final PrintStream err;
    private final boolean interactive;
    private final Thread teller;
    private String doing = "";
    private String told = "";
    private boolean closed;

    public Waiting(Console console) {
        this.err = console.err();
        this.interactive = console.interactive();
        this.teller = Thread.ofPlatform().daemon().name("dash-waiting").unstarted(this::tell);
        teller.start();
    }

    /** From now on this is what takes so long. */
    public synchronized void on(String step) {
        doing = step;
    }

    private void tell() {
        try {
            while (true) {
                Thread.sleep(PATIENCE);
                sayOnce();
            }
        } catch (InterruptedException finished) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void sayOnce() {
        if (!closed && !doing.isEmpty() && !doing.equals(told)) {
            told = doing;
            err.print(interactive ? "\r\u001b[K" + doing + " …" : doing + " …" + System.lineSeparator());
            err.flush();
        }
    }

    @Override
    public void close() {
        finish();
    }

    /** Clears what was told, before the result is printed. */
    public synchronized void finish() {
        if (!closed) {
            closed = true;
            teller.interrupt();
            if (interactive && !told.isEmpty()) {
                err.print("\r\u001b[K");
                err.flush();
            }
        }
    }
}
