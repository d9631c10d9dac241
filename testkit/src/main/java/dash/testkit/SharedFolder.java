package dash.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Test material that lies beside the repository, in {@code ../shared}, and is never part of it. */
public final class SharedFolder {

    private SharedFolder() {}

    /** Empty when it is not there, having said so: a test that skips must not look as if it had passed. */
    public static Optional<Path> find(String relativePath) {
        return findBeside(RepositoryRoot.path(), relativePath);
    }

    static Optional<Path> findBeside(Path root, String relativePath) {
        Path path = root.toAbsolutePath()
                .resolveSibling("shared")
                .resolve(relativePath)
                .normalize();
        if (Files.exists(path)) {
            return Optional.of(path);
        }
        System.out.println("SKIPPED: ../shared/" + relativePath + " is not beside the repository, so " + whoAsks()
                + " checks nothing of it");
        return Optional.empty();
    }

    private static String whoAsks() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> !frame.getClassName().equals(SharedFolder.class.getName()))
                        .findFirst()
                        .map(frame -> frame.getClassName() + "." + frame.getMethodName())
                        .orElse("a test"));
    }
}
