package dash.app.memory;

import dash.app.knowledge.Desk;
import dash.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** All that Dash keeps, as text: every row of every table of its store, and every file of its home. */
final class Everything {

    private Everything() {}

    static String inStore(Desk desk) {
        return inStore(desk, "");
    }

    /** Without one table. */
    static String inStore(Desk desk, String without) {
        try (Store store = desk.open()) {
            return store.transactions().inTransaction(handle -> {
                StringBuilder all = new StringBuilder();
                tables(handle).stream()
                        .filter(table -> !table.equals(without))
                        .forEach(table -> rows(handle, table)
                                .forEach(row -> all.append(table)
                                        .append(": ")
                                        .append(row)
                                        .append('\n')));
                return all.toString();
            });
        }
    }

    private static List<String> tables(Handle handle) {
        return handle.createQuery("SELECT table_name FROM information_schema.tables WHERE table_schema = 'dash'"
                        + " AND table_type = 'BASE TABLE' ORDER BY 1")
                .mapTo(String.class)
                .list();
    }

    private static List<String> rows(Handle handle, String table) {
        return handle.createQuery("SELECT CAST(found AS text) FROM \"" + table + "\" AS found")
                .mapTo(String.class)
                .list();
    }

    static String inFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
            return all.toString();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
