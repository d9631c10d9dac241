package dash.project.context;

import dash.knowledge.Knowledge;
import dash.schema.Schema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Says what an index was last brought up to, in a file beside it, so that a command that lives for a second need not write
 * to an index that already holds everything. Goes with the folder when that is deleted.
 */
final class IndexStamp {

    private static final Logger LOG = LoggerFactory.getLogger(IndexStamp.class);
    private static final String FILE = "brought";

    /** To be raised when documents are derived differently. */
    private static final String VERSION = "1";

    private final Path file;
    private final String digest;

    private IndexStamp(Path file, String digest) {
        this.file = file;
        this.digest = digest;
    }

    static IndexStamp of(Path folder, Knowledge knowledge, Schema schema) {
        return new IndexStamp(folder.resolve(FILE), digest(VERSION + schema.fingerprint() + knowledge));
    }

    private static String digest(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** @param withMeanings whether meanings must be in, not only words */
    boolean holds(boolean withMeanings) {
        try {
            String written = Files.exists(file) ? Files.readString(file) : "";
            return written.equals(line(true)) || (!withMeanings && written.equals(line(false)));
        } catch (IOException unreadable) {
            return false;
        }
    }

    private String line(boolean withMeanings) {
        return digest + (withMeanings ? " words and meanings\n" : " words\n");
    }

    void write(boolean withMeanings) {
        try {
            Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), FILE, ".new");
            Files.writeString(fresh, line(withMeanings));
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritten) {
            LOG.debug("the next process will look through the whole index: {}", unwritten.toString());
        }
    }
}
