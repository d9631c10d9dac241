package dash.pdf;

import dash.documents.PagedText;
import dash.files.JavaChild;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the text of a PDF file in a process of its own, which has a size, a time and a memory: a small file can inflate to any
 * size. Safe for many threads.
 */
public final class PdfText implements PagedText {

    private static final Logger LOG = LoggerFactory.getLogger(PdfText.class);

    private static final int MOST_MEGABYTES = 32;
    private static final int HEAP_MEGABYTES = 256;
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final int heapMegabytes;
    private final Duration longest;

    public PdfText() {
        this(HEAP_MEGABYTES, LONGEST);
    }

    PdfText(int heapMegabytes, Duration longest) {
        this.heapMegabytes = heapMegabytes;
        this.longest = longest;
    }

    @Override
    public String read(Path file, String shown) {
        try {
            long size = Files.size(file);
            if (size > (long) MOST_MEGABYTES << 20) {
                throw Extraction.fault(
                        shown, size + " bytes", "the file is larger than " + MOST_MEGABYTES + " MB", "Divide it");
            }
            return inChild(file, shown);
        } catch (IOException unreadable) {
            throw Extraction.fault(
                    shown,
                    "",
                    "the file cannot be read: " + unreadable.getMessage(),
                    "Check that Dash may read it, and that a process can be started");
        }
    }

    private String inChild(Path file, String shown) throws IOException {
        Path folder = Files.createTempDirectory("dash-pdf");
        try {
            Process child = JavaChild.of(
                            heapMegabytes,
                            folder,
                            List.of("-Djava.awt.headless=true"),
                            List.of(
                                    Child.class.getName(),
                                    file.toAbsolutePath().toString(),
                                    shown,
                                    String.valueOf(longest.toSeconds())))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return heard(child, shown);
        } finally {
            delete(folder);
        }
    }

    private String heard(Process child, String shown) throws IOException {
        CompletableFuture<Void> clock = CompletableFuture.runAsync(
                child::destroyForcibly,
                CompletableFuture.delayedExecutor(
                        longest.multipliedBy(Child.WAITS + 1).toMillis(), TimeUnit.MILLISECONDS));
        try (DataInputStream in = new DataInputStream(child.getInputStream())) {
            return Child.heard(in, shown);
        } catch (IOException ended) {
            throw Extraction.fault(
                    shown, "", "reading the file " + why(child), "Export it again, divide it, or save its text as .md");
        } finally {
            clock.cancel(false);
            child.destroyForcibly();
        }
    }

    /** Why a child ended before it had said anything. */
    private String why(Process child) {
        return switch (exit(child)) {
            case JavaChild.OUT_OF_HEAP -> "takes more memory than the " + heapMegabytes + " MB that it may";
            case Child.TOO_LATE -> "takes longer than " + longest.toSeconds() + " seconds";
            default -> "fails";
        };
    }

    private static int exit(Process child) {
        try {
            return child.waitFor(2, TimeUnit.SECONDS) ? child.exitValue() : Child.TOO_LATE;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Child.TOO_LATE;
        }
    }

    private static void delete(Path folder) {
        try (var left = Files.list(folder)) {
            for (Path file : left.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException busy) {
            LOG.debug("the folder of a child is left: {}", folder, busy);
        }
    }
}
