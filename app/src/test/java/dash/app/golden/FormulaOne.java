package dash.app.golden;

import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.postgresql.PGConnection;

/** The five Formula 1 tables of the shared folder, in a database of the test server. */
public record FormulaOne(Path folder) {

    /** {@code name_1950_to_2020.csv} and {@code name_1958_2020.csv} hold the table {@code name}. */
    private static final String YEARS = "_\\d{4}(_to)?_\\d{4}\\.csv";

    public TestDatabase load() throws IOException {
        return TestPostgres.shared().database("formula 1 " + checksum(), this::fill);
    }

    private long checksum() throws IOException {
        CRC32 sum = new CRC32();
        sum.update(Files.readAllBytes(folder.resolve("schema.sql")));
        for (Path file : files()) {
            sum.update(Files.readAllBytes(file));
        }
        return sum.getValue();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".csv"))
                    .sorted()
                    .toList();
        }
    }

    private void fill(Connection owner) throws SQLException {
        try (Statement statement = owner.createStatement()) {
            statement.execute(Files.readString(folder.resolve("schema.sql")));
            for (Path file : files()) {
                String table = file.getFileName().toString().replaceFirst(YEARS, "");
                try (Reader rows = Files.newBufferedReader(file)) {
                    owner.unwrap(PGConnection.class)
                            .getCopyAPI()
                            .copyIn("COPY " + table + " FROM STDIN (FORMAT csv, HEADER)", rows);
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
