package dash.benchmarks.builtin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Copies folders. */
final class Folders {

    private Folders() {}

    /** A file that is there already is written over. */
    static void copy(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> walked = Files.walk(from)) {
            all = walked.toList();
        }
        for (Path one : all) {
            Path there = to.resolve(from.relativize(one).toString());
            if (Files.isDirectory(one)) {
                Files.createDirectories(there);
            } else {
                Files.copy(one, there, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }
}
