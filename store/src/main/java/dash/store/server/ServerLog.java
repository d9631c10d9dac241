package dash.store.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** What the server wrote during one start, and what that means. */
record ServerLog(Path file, long from) {

    private static final long LARGEST = 1_000_000;
    private static final int LAST_LINES = 4;

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
        return text.contains("is still in use") || text.contains("Is another postmaster");
    }

    boolean saysDamaged() throws IOException {
        String text = text();
        return Stream.of(
                        "could not locate a valid checkpoint",
                        "could not locate required checkpoint",
                        "incorrect checksum in control file",
                        "is not a valid data directory",
                        "could not read from control file",
                        "could not find the database system",
                        "invalid checkpoint",
                        "could not open file \"global/",
                        "could not open directory \"pg_",
                        "could not read file \"global/",
                        "could not open file \"pg_",
                        "invalid page in block",
                        "invalid contents",
                        "invalid magic number",
                        "PANIC:")
                .anyMatch(text::contains);
    }

    String lastLines() throws IOException {
        List<String> worst = text().lines()
                .filter(line -> line.contains("FATAL") || line.contains("PANIC") || line.contains("HINT"))
                .map(line -> line.replaceFirst("^.*?(FATAL|PANIC|HINT)", "$1"))
                .toList();
        List<String> shown = worst.isEmpty() ? text().lines().toList() : worst;
        return String.join(" / ", shown.subList(Math.max(0, shown.size() - LAST_LINES), shown.size()));
    }
}
