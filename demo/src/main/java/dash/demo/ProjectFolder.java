package dash.demo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * The demo company's project as it lies in the jar: {@code dash.yaml}, {@code knowledge/}, {@code golden/}, laid out as
 * any project. A jar cannot be listed, so {@code index.txt} names every file; a test holds it to the truth.
 *
 * <p>{@code dash.yaml} names the source as <code>${DASH_DEMO_URL}</code>; whoever opens the project provides it.
 */
public final class ProjectFolder {

    private static final String ROOT = "/company/";

    ProjectFolder() {}

    /** Paths relative to the project's root, with slashes, sorted. */
    public List<String> files() {
        return Resources.text(ROOT + "index.txt").lines().toList();
    }

    public String text(String file) {
        if (!files().contains(file)) {
            throw new IllegalArgumentException("the demo company has no file " + file);
        }
        return Resources.text(ROOT + file);
    }

    /** Changes whenever a file does, so that a copy can be told from another Dash's. */
    public String fingerprint() {
        MessageDigest digest = sha256();
        for (String file : files()) {
            digest.update(file.getBytes(StandardCharsets.UTF_8));
            digest.update(Resources.bytes(ROOT + file));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** Writes every file below the directory, over older copies of the same files; other files stay as they are. */
    public void copyTo(Path directory) throws IOException {
        for (String file : files()) {
            Path target = directory.resolve(file);
            Files.createDirectories(target.getParent());
            Files.write(target, Resources.bytes(ROOT + file));
        }
    }
}
