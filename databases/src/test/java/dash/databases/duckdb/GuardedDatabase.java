package dash.databases.duckdb;

import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildHome;
import dash.databases.duckdb.child.ChildLimits;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.Opening;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Makes database files out of a script, in a child, as the product would never do. */
public final class GuardedDatabase {

    private GuardedDatabase() {}

    public static Path make(Path folder, String script) {
        Path file = folder.resolve("test.duckdb");
        try (ChildProcess child =
                ChildProcess.start(ChildHome.usual(), Opening.plain(file.toString()), ChildLimits.LOADING)) {
            child.execute(script, Duration.ofMinutes(1));
            child.execute("CHECKPOINT", Duration.ofMinutes(1));
        } catch (ChildException failed) {
            throw new AssertionError(failed.getMessage(), failed);
        }
        return file;
    }

    public static Path shared(Path folder) throws IOException {
        return make(folder, Files.readString(DuckSources.shared("guard/schema.duckdb.sql")));
    }
}
