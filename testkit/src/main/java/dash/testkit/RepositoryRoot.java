package dash.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the repository lies: told by the build, else found upwards from the working folder. */
public final class RepositoryRoot {

    private RepositoryRoot() {}

    public static Path path() {
        String told = System.getProperty("dash.root");
        if (told != null) {
            return Path.of(told);
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("agent")) && Files.isDirectory(folder.resolve("testkit"))) {
                return folder;
            }
        }
        throw new IllegalStateException("not inside the repository of Dash: " + here + "; set -Ddash.root=…");
    }
}
