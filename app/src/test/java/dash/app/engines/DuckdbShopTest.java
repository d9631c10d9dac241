package dash.app.engines;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.io.TempDir;

/** A folder of CSV files. */
class DuckdbShopTest extends EngineContract {

    @TempDir
    static Path files = Path.of("");

    private Path made = files;

    @Override
    String shop() {
        made = files.resolve("shop-" + UUID.randomUUID());
        Shop.tables().forEach(this::write);
        return "duckdb:" + made;
    }

    @Override
    void dropStatus() {
        Shop.tables().stream()
                .filter(table -> table.name().equals("orders"))
                .map(table -> table.without("status"))
                .forEach(this::write);
    }

    private void write(Shop.Table table) {
        try {
            Files.createDirectories(made);
            Files.writeString(made.resolve(table.name() + ".csv"), table.csv());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
