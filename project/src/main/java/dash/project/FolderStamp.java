package dash.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a folder looks like from outside: paths, sizes and times of change. Two stamps that are equal spare reading the
 * files again. A file that changed a moment ago could change once more within the same tick of the file system's clock, so
 * the stamp of such a folder equals none.
 */
final class FolderStamp {

    private static final Duration TICK = Duration.ofSeconds(2);

    private FolderStamp() {}

    static String of(Path folder, Instant now) {
        try (Stream<Path> paths = Files.exists(folder) ? Files.walk(folder) : Stream.empty()) {
            List<Path> sorted = paths.sorted().toList();
            StringBuilder seen =
                    new StringBuilder(folder.toAbsolutePath().normalize().toString());
            boolean settled = true;
            for (Path path : sorted) {
                BasicFileAttributes attributes =
                        Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                Instant changed = attributes.lastModifiedTime().toInstant();
                settled &= attributes.isDirectory() || changed.isBefore(now.minus(TICK));
                seen.append('\n').append(path).append('\n').append(changed);
                seen.append('\n').append(attributes.isDirectory() ? 0 : attributes.size());
            }
            return (settled ? "" : "changing " + now + " ") + digest(seen.toString());
        } catch (IOException | UncheckedIOException unreadable) {
            // Whoever reads the files finds out what is wrong with them, and says so.
            return "unreadable " + now;
        }
    }

    private static String digest(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
