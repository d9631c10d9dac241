package dash.databases.duckdb.child;

import dash.files.JavaChild;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a child is started. The engine looks for its own files at home; it shall find nothing there. */
final class ChildCommand {

    private static final int HEAP_MEGABYTES = 96;

    private ChildCommand() {}

    static Process start(Path cache, Path own) throws IOException {
        List<String> options = new ArrayList<>(List.of("-Xss4m", "--enable-native-access=ALL-UNNAMED"));
        NativeLibrary.folder(cache).ifPresent(folder -> options.add("-Djava.library.path=" + folder));
        return JavaChild.of(HEAP_MEGABYTES, own, options, List.of(Child.class.getName()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
