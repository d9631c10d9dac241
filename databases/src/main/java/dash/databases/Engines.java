package dash.databases;

import dash.databases.duckdb.DuckdbEngine;
import dash.databases.mysql.MysqlEngine;
import dash.databases.postgresql.PostgresEngine;
import dash.databases.sqlite.SqliteEngine;
import dash.databases.trino.TrinoEngine;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import java.util.List;
import java.util.stream.Collectors;

/** Every engine there is: the only place that knows them all. */
public final class Engines {

    private static final List<Engine> ALL =
            List.of(new PostgresEngine(), new DuckdbEngine(), new MysqlEngine(), new SqliteEngine(), new TrinoEngine());

    private Engines() {}

    public static List<Engine> all() {
        return ALL;
    }

    /** The engine whose addresses begin so. The address itself is never repeated, for it may hold a password. */
    public static Engine of(String url, Place place) {
        String written = url.strip();
        return ALL.stream()
                .filter(engine -> engine.schemes().stream().anyMatch(written::startsWith))
                .findFirst()
                .orElseThrow(() -> FaultException.of(
                        Code.SOURCE_URL_INVALID,
                        place,
                        "",
                        written.startsWith("jdbc:")
                                ? "this is a JDBC URL"
                                : "the address of the source begins with nothing that Dash knows",
                        (written.startsWith("jdbc:")
                                        ? "Leave out jdbc: and begin it with one of "
                                        : "Begin it with one of ")
                                + schemes()));
    }

    private static String schemes() {
        return ALL.stream().flatMap(engine -> engine.schemes().stream()).collect(Collectors.joining(", "));
    }

    public static Engine named(String name, Place place) {
        List<String> names = ALL.stream().map(Engine::name).toList();
        return ALL.stream()
                .filter(engine -> engine.name().equals(name))
                .findFirst()
                .orElseThrow(() -> FaultException.of(
                        Code.WRONG_USAGE,
                        place,
                        name,
                        "there is no such dialect",
                        Nearest.among(name, names)
                                .map(near -> "Did you mean " + near + "?")
                                .orElse("Use one of " + String.join(", ", names))));
    }
}
