package dash.store.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** What the server wrote during one start, and what that means. */
record ServerLog(Path file, long from) {

    private static final long LARGEST = 1_000_000;
    private static final int LAST_LINES = 4;

    /** Said at every start. */
    private static final List<String> ORDINARY =
            List.of("LOG: starting PostgreSQL", "LOG: listening on", "database system is shut down");

    private static final List<String> DAMAGES = List.of(
            "PANIC:",
            "could not find the database system",
            "could not locate",
            "could not open directory \"pg_",
            "could not open file \"global/",
            "could not open file \"pg_",
            "could not read file \"global/",
            "could not read from control file",
            "incorrect checksum in control file",
            "invalid checkpoint",
            "invalid contents",
            "invalid magic number",
            "invalid page in block",
            "is not a valid data directory",
            "required WAL directory");

    static ServerLog beginAt(Path file) throws IOException {
        if (Files.exists(file) && Files.size(file) > LARGEST) {
            Files.move(file, file.resolveSibling(file.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
        return new ServerLog(file, Files.exists(file) ? Files.size(file) : 0);
    }

    String text() throws IOException {
        if (!Files.exists(file)) {
            return "";
        }
        byte[] all = Files.readAllBytes(file);
        int begin = (int) Math.min(from, all.length);
        return new String(all, begin, all.length - begin, StandardCharsets.UTF_8);
    }

    boolean saysPortTaken() throws IOException {
        return text().contains("Address already in use");
    }

    /**
     * The last server was killed and its children have not all noticed yet, or somebody who started one died while it
     * came up: both a matter of moments.
     */
    boolean saysAnotherIsThere() throws IOException {
        String text = text();
        return text.contains("is still in use") || text.contains("lock file \"postmaster.pid\" already exists");
    }

    boolean saysDamaged() throws IOException {
        String text = text();
        return DAMAGES.stream().anyMatch(text::contains);
    }

    String lastLines() throws IOException {
        List<String> lines = text().lines()
                .map(line -> line.replaceFirst("^.*?(LOG|FATAL|PANIC|HINT|DETAIL): +", "$1: "))
                .filter(line -> ORDINARY.stream().noneMatch(line::contains))
                .toList();
        return String.join(" / ", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }
}
