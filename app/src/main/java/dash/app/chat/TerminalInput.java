package dash.app.chat;

import dash.memory.Remark;
import dash.question.Cancellation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.history.DefaultHistory;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines that a person edits; what was asked before comes back with the arrow keys, in later chats too. */
public final class TerminalInput implements Input {

    private static final String PROMPT = "dash> ";
    private static final int USUAL_COLUMNS = 80;
    private static final int USUAL_LINES = 24;

    private final Terminal terminal;
    private final LineReader reader;

    public TerminalInput(Path history) {
        try {
            this.terminal = TerminalBuilder.builder().system(true).dumb(true).build();
            measure(terminal);
            prepare(history);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .history(new Discreet())
                .variable(LineReader.HISTORY_FILE, history)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    /** What is said about the memory is kept there and nowhere else. */
    private static final class Discreet extends DefaultHistory {
        @Override
        public void add(Instant time, String line) {
            if (Remark.of(line).isEmpty()) {
                super.add(time, line);
            }
        }
    }

    /** A terminal that does not know its size, as in some containers, would show a line as dots. */
    private static void measure(Terminal terminal) {
        if (terminal.getColumns() < 1 || terminal.getRows() < 1) {
            terminal.setSize(Size.of(USUAL_COLUMNS, USUAL_LINES));
        }
    }

    /** Questions are nobody else's business. */
    private static void prepare(Path history) throws IOException {
        if (!Files.exists(history)) {
            Files.createDirectories(history.toAbsolutePath().getParent());
            Files.createFile(
                    history, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
    }

    /** Ctrl-C empties the line, Ctrl-D ends the chat. */
    @Override
    public Optional<String> next() {
        try {
            return Optional.of(reader.readLine(PROMPT));
        } catch (UserInterruptException emptied) {
            return Optional.of("");
        } catch (EndOfFileException end) {
            return Optional.empty();
        }
    }

    @Override
    public Cancellation.Registration during(Cancellation cancellation) {
        Terminal.SignalHandler before = terminal.handle(Terminal.Signal.INT, signal -> cancellation.cancel());
        return () -> terminal.handle(Terminal.Signal.INT, before);
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
