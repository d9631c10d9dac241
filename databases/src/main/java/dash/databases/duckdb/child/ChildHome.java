package dash.databases.duckdb.child;

import java.nio.file.Path;

/** Where the engine's library and the folders of children lie when no source says it: in Dash's own folder, never a shared one. */
public final class ChildHome {

    private ChildHome() {}

    public static Path usual() {
        String told = System.getenv("DASH_HOME");
        Path home = told == null || told.isBlank() ? Path.of(System.getProperty("user.home"), ".dash") : Path.of(told);
        return home.toAbsolutePath().resolve("cache").resolve("duckdb");
    }
}
