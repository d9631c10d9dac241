package dash.databases.duckdb.files;

import dash.databases.duckdb.DuckdbDialect;
import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildLimits;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.Opening;
import dash.databases.duckdb.child.RowTaking;
import dash.databases.duckdb.child.Wanted;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Loads files into a database, in a child that may read these files only. The database appears whole or not at all. */
final class Loader {

    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final Duration SILENT = Duration.ofSeconds(1);
    private static final int LONGEST_LINE = 300;
    private static final Wanted FEW = new Wanted(2, 1_024, 1 << 16, Duration.ofMinutes(1));

    private final Path home;
    private final Consumer<String> progress;

    Loader(Path home, Consumer<String> progress) {
        this.home = home;
        this.progress = progress;
    }

    void load(List<DataFile> files, Path target) throws IOException {
        Path fresh = Files.createTempDirectory(target.getParent(), "loading-").resolve("new.duckdb");
        try {
            loadInto(files, fresh);
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh.resolveSibling("new.duckdb.wal"));
            Files.deleteIfExists(fresh);
            Files.deleteIfExists(fresh.getParent());
        }
    }

    private void loadInto(List<DataFile> files, Path fresh) {
        String paths = files.stream()
                .map(file -> DuckdbDialect.INSTANCE.text(file.path().toString()))
                .collect(Collectors.joining(", ", "[", "]"));
        Opening opening = Opening.plain(fresh.toString(), "SET allowed_paths = " + paths);
        long start = System.nanoTime();
        try (ChildProcess child = ChildProcess.start(home, opening, ChildLimits.LOADING)) {
            for (int at = 0; at < files.size(); at++) {
                DataFile file = files.get(at);
                if (System.nanoTime() - start > SILENT.toNanos()) {
                    progress.accept(
                            "loading " + file.path().getFileName() + " (" + (at + 1) + " of " + files.size() + ")");
                }
                load(child, file);
            }
            child.execute("CHECKPOINT", LONGEST);
        } catch (ChildException failed) {
            throw FaultException.of(
                    Code.SOURCE_FAILED,
                    new Place.InFile(files.getFirst().path().toString()),
                    "",
                    "the files cannot be loaded: " + failed.getMessage(),
                    "Try again, with fewer files if need be");
        }
    }

    private static void load(ChildProcess child, DataFile file) throws ChildException {
        try {
            if (Files.size(file.path()) == 0) {
                throw broken(file, "the file is empty");
            }
            String table = DuckdbDialect.INSTANCE.quoted(file.table());
            child.execute("CREATE TABLE " + table + " AS SELECT * FROM " + reading(file), LONGEST);
            check(child, file, table);
            new Scalars(child).flatten(file.table());
            new Keys(child).declare(file.table());
        } catch (ChildException failed) {
            switch (failed.reason()) {
                case ENGINE -> throw broken(file, words(failed.getMessage()));
                case MEMORY -> throw broken(file, "loading it takes more memory than Dash gives it");
                case TIME -> throw broken(file, "loading it takes longer than " + LONGEST.toMinutes() + " minutes");
                case GONE, NOT_STARTED -> throw failed;
            }
        } catch (IOException unreadable) {
            throw broken(file, "the file cannot be read");
        }
    }

    /** All rows are looked at before types are chosen, and none is skipped to make the rest fit. */
    private static String reading(DataFile file) {
        String path = DuckdbDialect.INSTANCE.text(file.path().toString());
        return switch (file.format()) {
            case CSV -> "read_csv(" + path + ", sample_size = -1, skip = 0)";
            case JSON -> "read_json_auto(" + path + ", sample_size = -1)";
            case PARQUET -> "read_parquet(" + path + ")";
        };
    }

    /** Rows of different lengths make the engine take whole lines for values: better no table than that one. */
    private static void check(ChildProcess child, DataFile file, String table) throws ChildException {
        if (file.format() != DataFile.Format.CSV) {
            return;
        }
        List<@Nullable String> found = new ArrayList<>();
        child.run(
                "SELECT count(*), any_value(column_name) FROM duckdb_columns() WHERE table_name = "
                        + DuckdbDialect.INSTANCE.text(file.table()),
                FEW,
                first(found));
        String name = found.size() == 2 && "1".equals(found.getFirst()) ? found.getLast() : null;
        if (name == null) {
            return;
        }
        List<@Nullable String> lines = new ArrayList<>();
        String column = DuckdbDialect.INSTANCE.quoted(name) + "::VARCHAR";
        child.run(
                "SELECT count(*) > 0 AND 2 * count(*) FILTER (regexp_matches(" + column
                        + ", '[,;\\t|]')) > count(*) FROM " + table,
                FEW,
                first(lines));
        if (name.matches(".*[,;\\t|].*") || (!lines.isEmpty() && "true".equals(lines.getFirst()))) {
            throw broken(file, "its lines do not all have the same number of columns");
        }
    }

    private static RowTaking first(List<@Nullable String> cells) {
        return new RowTaking() {
            @Override
            public void columns(List<String> names, List<String> types) {}

            @Override
            public void row(List<@Nullable String> row) {
                if (cells.isEmpty()) {
                    cells.addAll(row);
                }
            }
        };
    }

    private static FaultException broken(DataFile file, String why) {
        return DataFolder.fault(
                file.path(), why, "Mend the file or take it out of the folder; the others are loaded without it");
    }

    /** The engine's words, without its advice and the list of its settings; it quotes lines of the file as long as they are. */
    private static String words(@Nullable String message) {
        String text = message == null ? "" : message;
        try {
            text = JsonMapper.shared().readTree(text).path("exception_message").asString(text);
        } catch (JacksonException plain) {
            // It said it plainly.
        }
        String said = text.lines()
                .takeWhile(line -> !line.startsWith("Possible") && !line.startsWith("  file ="))
                .filter(line -> !line.isBlank())
                .limit(3)
                .map(line -> line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "…")
                .collect(Collectors.joining(" "));
        return "DuckDB cannot read it: " + said;
    }
}
