package dash.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The example databases of {@code ../shared/data}, each loaded once a build and cloned from then on. */
public final class SharedDatabases {

    private static final List<String> DEFOG =
            List.of("academic", "advising", "atis", "geography", "restaurants", "scholar", "yelp");
    private static final Map<String, String> FORMULA_ONE = Map.of(
            "constructors_championship", "constructors_championship_1958_2020.csv",
            "drivers_championship", "drivers_championship_1950_2020.csv",
            "fastest_laps", "fastest_laps_1950_to_2020.csv",
            "race_results", "race_results_1950_to_2020.csv",
            "race_wins", "race_wins_1950_to_2020.csv");

    private SharedDatabases() {}

    /** By the name that golden questions call it; empty, having said so, when the material is not there. */
    public static Optional<TestDatabase> open(String name) {
        return SharedFolder.find("data")
                .map(data -> TestPostgres.shared().database("shared " + name, owner -> {
                    try {
                        fill(owner, data, name);
                    } catch (IOException unreadable) {
                        throw new UncheckedIOException(unreadable);
                    }
                }));
    }

    /** Into a database of somebody else's, which is empty; {@code data} is the folder {@code ../shared/data}. */
    public static void fill(Connection owner, Path data, String name) throws SQLException, IOException {
        if (name.equals("f1")) {
            SqlDump.load(owner, Files.readString(data.resolve("f1/schema.sql")));
            for (Map.Entry<String, String> table : FORMULA_ONE.entrySet()) {
                SqlDump.copy(
                        owner,
                        "COPY " + table.getKey() + " FROM STDIN WITH (FORMAT csv, HEADER true)",
                        Files.readString(data.resolve("f1").resolve(table.getValue())));
            }
            return;
        }
        for (Path file : files(data, name)) {
            SqlDump.load(owner, Files.readString(file));
        }
    }

    private static List<Path> files(Path data, String name) {
        if (DEFOG.contains(name)) {
            return List.of(data.resolve("defog").resolve(name + ".sql"));
        }
        return switch (name) {
            case "chinook" -> List.of(data.resolve("chinook/chinook_postgres.sql"));
            case "pagila" -> List.of(data.resolve("pagila/pagila-schema.sql"), data.resolve("pagila/pagila-data.sql"));
            case "northwind" -> List.of(data.resolve("northwind/northwind.sql"));
            default -> throw new IllegalArgumentException("no shared database is called " + name);
        };
    }
}
