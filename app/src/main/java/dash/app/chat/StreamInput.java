package dash.app.chat;

import dash.question.Cancellation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines from a file or a pipe. */
public final class StreamInput implements Input {

    private final BufferedReader lines;

    public StreamInput(InputStream in) {
        this.lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    @Override
    public Optional<String> next() {
        try {
            return Optional.ofNullable(lines.readLine());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Nobody can press a key here; ending the process ends the question. */
    @Override
    public Cancellation.Registration during(Cancellation cancellation) {
        return () -> {};
    }

    @Override
    public void close() {
        // The stream belongs to the process.
    }
}
