package dash.pdf;

import dash.fault.Fault;
import dash.fault.FaultException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

/** The process in which one file is read: says its text or its fault on its output, and ends. */
final class Child {

    /** The process leaves with this code when it has had its time. */
    static final int TOO_LATE = 4;

    /** A busy machine may take so many times longer than the work itself. */
    static final int WAITS = 6;

    private static final Duration EVERY = Duration.ofMillis(100);
    private static final int TEXT = 1;
    private static final int FAULT = 2;

    private Child() {}

    /** Takes the file, what messages call it, and how many seconds of the processor it has. */
    static void main(String[] arguments) throws IOException {
        endAfter(Duration.ofSeconds(Long.parseLong(arguments[2])));
        DataOutputStream out = new DataOutputStream(System.out);
        say(out, Path.of(arguments[0]), arguments[1]);
        out.flush();
    }

    /** Its own time is the processor's, so that a file does not fail because others work; also when whoever started it is gone. */
    private static void endAfter(Duration time) {
        long started = System.nanoTime();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                while (used().compareTo(time) < 0
                        && System.nanoTime() - started
                                < time.multipliedBy(WAITS).toNanos()) {
                    Thread.sleep(EVERY);
                }
            } catch (InterruptedException unexpected) {
                Thread.currentThread().interrupt();
            }
            Runtime.getRuntime().halt(TOO_LATE);
        });
    }

    private static Duration used() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static void say(DataOutputStream out, Path file, String shown) throws IOException {
        try {
            String text = Extraction.read(file, shown);
            out.writeByte(TEXT);
            write(out, text);
        } catch (FaultException wrong) {
            Fault fault = wrong.fault();
            out.writeByte(FAULT);
            write(out, fault.value());
            write(out, fault.message());
            write(out, fault.nextStep());
        }
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** The parent's side: the text that was said; its fault is thrown. */
    static String heard(DataInputStream in, String shown) throws IOException {
        return switch (in.readByte()) {
            case TEXT -> read(in);
            case FAULT -> throw Extraction.fault(shown, read(in), read(in), read(in));
            default -> throw new IOException("not an answer");
        };
    }

    private static String read(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > Extraction.MOST_CHARACTERS * 4) {
            throw new IOException("longer than any answer");
        }
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new IOException("cut off");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
