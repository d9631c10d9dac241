package dash.databases.duckdb.child;

import dash.databases.duckdb.child.ChildException.Reason;
import dash.files.JavaChild;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The parent's side of one child. One request at a time; {@link #cancel()} and {@link #kill()} come from other threads. Whatever a
 * request does to the child, the call comes back within its time and a little: a child that takes too much is killed, and is then
 * of no more use.
 */
public final class ChildProcess implements AutoCloseable {

    /** Starting a process and loading the library takes a while on a busy machine. */
    private static final Duration START = Duration.ofSeconds(30);

    private final Process process;
    private final Path own;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final ChildLimits limits;
    private final AtomicReference<@Nullable Reason> killedFor = new AtomicReference<>();

    /** A killed process lives on for a moment; it is of no use from the first. */
    private volatile boolean spent;

    private ChildProcess(Process process, Path own, ChildLimits limits) {
        this.process = process;
        this.own = own;
        this.limits = limits;
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream()));
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    /** Starts a child and has it open its database. */
    public static ChildProcess start(Path cache, Opening opening, ChildLimits limits) throws ChildException {
        try {
            Path own = Scratch.fresh(cache);
            ChildProcess child = new ChildProcess(ChildCommand.start(cache, own), own, limits);
            Scratch.deleteAfter(child.process, own);
            try {
                child.ask(child.within(opening).frame(), START, frame -> {});
            } catch (ChildException failed) {
                child.kill();
                throw failed;
            }
            return child;
        } catch (IOException cannot) {
            throw new ChildException(Reason.NOT_STARTED, "DuckDB's process cannot be started: " + cannot.getMessage());
        }
    }

    /** The engine's own limits come before the settings of the opening, which may shut the doors to the disk. */
    private Opening within(Opening opening) {
        return new Opening(
                opening.file(),
                opening.readOnly(),
                opening.schemas(),
                EngineSettings.all(limits, own, opening.settings()));
    }

    /** What takes each part of an answer. */
    interface Taking {
        void take(Frame frame) throws IOException;
    }

    public String serialize(String sql, Duration time) throws ChildException {
        StringBuilder answer = new StringBuilder();
        ask(
                Frame.of(Frame.Kind.SERIALIZE, content -> Frame.text(content, sql)),
                time,
                frame -> answer.append(Frame.text(frame.reader())));
        return answer.toString();
    }

    public void execute(String sql, Duration time) throws ChildException {
        ask(Frame.of(Frame.Kind.EXECUTE, content -> Frame.text(content, sql)), time, frame -> {});
    }

    /** Runs a statement and gives its columns and rows, as text, to the reader. */
    public void run(String sql, Wanted wanted, RowTaking rows) throws ChildException {
        Question question = new Question(sql, wanted.rows(), wanted.cellBytes(), wanted.resultBytes());
        ask(question.frame(), wanted.time(), new Portion(rows));
    }

    private synchronized void ask(Frame request, Duration time, Taking taking) throws ChildException {
        try (var _ = new ChildWatch(this, limits, time)) {
            send(request);
            while (true) {
                Frame frame = Frame.read(in);
                switch (frame.kind()) {
                    case DONE -> {
                        return;
                    }
                    case FAILED -> throw new ChildException(Reason.ENGINE, Frame.text(frame.reader()));
                    case COLUMNS, ROWS, TEXT -> taking.take(frame);
                    case OPEN, SERIALIZE, RUN, EXECUTE, CANCEL -> throw new IOException("no answer");
                }
            }
        } catch (IOException gone) {
            ChildException why = ended();
            kill();
            throw why;
        }
    }

    private void send(Frame frame) throws IOException {
        synchronized (out) {
            frame.write(out);
        }
    }

    private ChildException ended() {
        Reason reason = killedFor.get();
        return switch (reason == null ? itself() : reason) {
            case MEMORY ->
                new ChildException(
                        Reason.MEMORY,
                        "the statement took more than the " + limits.residentMegabytes() + " MB that it may");
            case TIME -> new ChildException(Reason.TIME, "the statement did not end in time");
            case GONE, ENGINE, NOT_STARTED -> new ChildException(Reason.GONE, "DuckDB's process is gone");
        };
    }

    /** Java leaves with this code when its own small heap was not enough, for instance for one huge value. */
    private Reason itself() {
        try {
            boolean ended = process.waitFor(500, TimeUnit.MILLISECONDS);
            return ended && process.exitValue() == JavaChild.OUT_OF_HEAP ? Reason.MEMORY : Reason.GONE;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Reason.GONE;
        }
    }

    /** Asks the engine to stop; may come too early or too late. Never waits: a child that does not read loses its life. */
    public void cancel() {
        Thread.ofVirtual().name("dash-duckdb-cancel").start(() -> {
            try {
                send(Frame.empty(Frame.Kind.CANCEL));
            } catch (IOException gone) {
                kill();
            }
        });
    }

    void kill(Reason reason) {
        killedFor.compareAndSet(null, reason);
        kill();
    }

    public void kill() {
        spent = true;
        process.destroyForcibly();
    }

    public boolean isAlive() {
        return !spent && process.isAlive();
    }

    public long pid() {
        return process.pid();
    }

    @Override
    public void close() {
        kill();
    }
}
