package dash.mcp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/** The end of what a child process writes to its standard error, with the secrets that it was given masked. */
final class Complaints implements Runnable {

    private static final int KEPT = 400;
    private static final int SHORTEST_SECRET = 4;

    private final InputStream from;
    private final List<String> secrets;
    private final StringBuilder tail = new StringBuilder();

    Complaints(InputStream from, Collection<String> secrets) {
        this.from = from;
        this.secrets = List.copyOf(secrets);
    }

    @Override
    public void run() {
        byte[] buffer = new byte[1024];
        try {
            for (int read = from.read(buffer); read >= 0; read = from.read(buffer)) {
                keep(new String(buffer, 0, read, StandardCharsets.UTF_8));
            }
        } catch (IOException gone) {
            // The process ended; what it said stays.
        }
    }

    private synchronized void keep(String text) {
        tail.append(text);
        if (tail.length() > KEPT) {
            tail.delete(0, tail.length() - KEPT);
        }
    }

    /** As the rest of a sentence; empty when it said nothing. */
    synchronized String told() {
        String text = tail.toString();
        for (String secret : secrets) {
            text = secret.length() < SHORTEST_SECRET ? text : text.replace(secret, "***");
        }
        String shown = Trouble.shown(text);
        return shown.isEmpty() ? "" : "; it said: " + shown;
    }
}
