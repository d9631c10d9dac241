package dash.mcp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** A server as a child process: one message a line. It dies with the wire, and so does everything it started. */
final class StdioWire implements Wire {

    /** What programs need to run at all; everything else is named in the settings or stays here. */
    private static final List<String> INHERITED = List.of(
            "PATH", "HOME", "USER", "LANG", "LC_ALL", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "COMSPEC", "PATHEXT");

    /** What the reader hands over: a line, or why there is none. */
    private sealed interface Heard {
        record Line(String text) implements Heard {}

        record End(String why) implements Heard {}
    }

    private final Process process;
    private final Deadline deadline;
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>(64);
    private final Complaints complaints;
    private long last;

    private StdioWire(Process process, Deadline deadline, int mostBytes, Map<String, String> secrets) {
        this.process = process;
        this.deadline = deadline;
        this.complaints = new Complaints(process.getErrorStream(), secrets.values());
        Thread.ofPlatform().daemon().name("mcp server says").start(() -> listen(mostBytes));
        Thread.ofPlatform().daemon().name("mcp server complains").start(complaints);
    }

    static StdioWire start(ServerSettings.Command settings, Path folder, Deadline deadline, int mostBytes)
            throws Trouble {
        ProcessBuilder builder = new ProcessBuilder(settings.command()).directory(folder.toFile());
        builder.environment().keySet().retainAll(INHERITED);
        builder.environment().putAll(settings.environment());
        try {
            return new StdioWire(builder.start(), deadline, mostBytes, settings.environment());
        } catch (IOException unstartable) {
            throw new Trouble("could not be started: there is no program "
                    + Trouble.shown(settings.command().getFirst()) + " that can be run");
        }
    }

    @Override
    public JsonNode request(String method, JsonNode params) throws Trouble {
        long id = ++last;
        write(Messages.request(id, method, params));
        while (true) {
            JsonNode message = Messages.read(next());
            Optional<JsonNode> answer = Messages.answer(message, id);
            if (answer.isPresent()) {
                return answer.get();
            }
            Optional<String> reply = Messages.replyTo(message);
            if (reply.isPresent()) {
                write(reply.get());
            }
        }
    }

    @Override
    public void say(String method, JsonNode params) throws Trouble {
        write(Messages.notificationText(method, params));
    }

    private String next() throws Trouble {
        try {
            return switch (heard.poll(deadline.left(), TimeUnit.NANOSECONDS)) {
                case null -> throw deadline.missed();
                case Heard.Line(String text) -> text;
                case Heard.End(String why) -> throw new Trouble(why + complaints.told());
            };
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Trouble("was interrupted");
        }
    }

    private void write(String message) throws Trouble {
        try {
            process.getOutputStream().write((message + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException gone) {
            throw new Trouble("ended without an answer" + complaints.told());
        }
    }

    /** Reads lines until there are no more, too many, or one that is too long. Blocks where nobody listens any more. */
    private void listen(int mostBytes) {
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long all = 0;
            for (int one = in.read(); one >= 0; one = in.read()) {
                if (++all > mostBytes) {
                    heard.put(new Heard.End("said more than " + mostBytes / 1000 + " kB and was stopped"));
                    kill();
                    return;
                }
                if (one != '\n') {
                    line.write(one);
                } else if (line.size() > 0) {
                    heard.put(new Heard.Line(line.toString(StandardCharsets.UTF_8)));
                    line.reset();
                }
            }
            heard.put(new Heard.End("ended without an answer"));
        } catch (IOException broken) {
            offerEnd("ended without an answer");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void offerEnd(String why) {
        if (!heard.offer(new Heard.End(why))) {
            kill();
        }
    }

    private void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
        heard.clear();
    }
}
