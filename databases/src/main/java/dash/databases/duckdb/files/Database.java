package dash.databases.duckdb.files;

import java.nio.file.Path;

/**
 * A database to be opened, as it is now.
 *
 * @param state changes with what lies in it
 */
public record Database(Path file, String state) {}
