package dash.databases.duckdb.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Makes {@code allow-list.txt} and {@code vocabulary.txt} from the catalogue of a fresh DuckDB: {@code GenerateAllowList FOLDER},
 * with the folder of these files among the resources.
 *
 * <p>A name is harmless when every function of one value that has it gives the same for the same arguments (or gives chance, time or
 * a new identifier), changes nothing, and belongs to none of the families that tell settings, run SQL given as text, read files,
 * move sequences, wait, or look objects up. Functions in FROM are read files and catalogs for the most part: those that only make
 * rows out of their arguments are listed here one by one.
 */
final class GenerateAllowList {

    private static final Set<String> VOLATILE_BUT_HARMLESS =
            Set.of("random", "uuid", "gen_random_uuid", "uuidv4", "uuidv7");

    private static final Set<String> HARMLESS_OF_PG = Set.of("pg_typeof", "pg_size_pretty");

    /** They make rows of their arguments and read nothing else. */
    private static final Set<String> ROWS_OF_ARGUMENTS =
            Set.of("range", "generate_series", "unnest", "repeat", "repeat_row", "json_each", "json_tree");

    /** What the grammar has and the catalogue has not. */
    private static final List<String> OF_THE_GRAMMAR = List.of("extract", "unnest");

    private static final Predicate<String> REFUSED_FAMILY = Pattern.compile("__.*|pg_.*"
                    + "|(current|session)_(user|role|schema|schemas|database|catalog|setting|query|query_id|connection_id"
                    + "|transaction_id)|user|version|get_block_size"
                    + "|has_.*_privilege|inet_.*|(obj|shobj|col)_description|format_type|format_pg_type|map_to_pg_oid"
                    + "|json_.*serialize.*|json_execute.*|parse_duckdb_log_message|query|query_table"
                    + "|getvariable|getenv|in_search_path|nextval|currval|lastval|setval|setseed|sleep_.*|txid_.*"
                    + "|write_.*|read_.*|sniff_.*|parquet_.*|duckdb_.*|pragma_.*|which_secret|glob|stats|vector_type|error"
                    + "|make_type|get_type|replace_type|cast_to_type|index_key|add_parquet_key")
            .asMatchPredicate();

    private record Overload(String kind, String stability, boolean sideEffects, String parameters) {

        boolean gives() {
            return !kind.equals("table") && !kind.equals("table_macro") && !kind.equals("pragma");
        }

        boolean isSteady() {
            return !sideEffects && !stability.equals("VOLATILE");
        }
    }

    private final Connection connection;

    private GenerateAllowList(Connection connection) {
        this.connection = connection;
    }

    public static void main(String[] arguments) throws SQLException, IOException {
        Path folder = Path.of(arguments[0]);
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:")) {
            GenerateAllowList generator = new GenerateAllowList(connection);
            Map<String, List<Overload>> functions = generator.functions();
            Files.write(folder.resolve("allow-list.txt"), generator.allowed(functions));
            Files.write(folder.resolve("vocabulary.txt"), generator.vocabulary(functions));
        }
    }

    private List<String> allowed(Map<String, List<Overload>> functions) throws SQLException {
        List<String> lines = new ArrayList<>();
        lines.add(header());
        Set<String> harmless = new TreeSet<>(OF_THE_GRAMMAR);
        harmless.addAll(ROWS_OF_ARGUMENTS);
        functions.forEach((name, overloads) -> {
            if (isHarmless(name, overloads)) {
                harmless.add(name);
            }
        });
        harmless.forEach(name -> lines.add("function\t" + name + "\t"));
        functions.keySet().stream()
                .filter(name -> isWord(name) && !harmless.contains(name))
                .forEach(name -> lines.add("refused\t" + name));
        Set<String> symbols = new TreeSet<>(Set.of("<>", "->", "=", "<", ">", "<=", ">="));
        functions.keySet().stream()
                .filter(name -> !isWord(name) && !name.contains(" "))
                .forEach(symbols::add);
        symbols.forEach(symbol -> lines.add("operator\t" + symbol));
        Set<String> types = new TreeSet<>(Set.of("double", "list", "array", "struct", "map", "union", "enum"));
        names("SELECT type_name FROM duckdb_types() WHERE internal")
                .forEach(name -> types.add(name.toLowerCase(Locale.ROOT)));
        types.removeAll(Set.of("type", "oid"));
        types.forEach(type -> lines.add("type\t" + type));
        List.of("bernoulli", "reservoir", "system").forEach(method -> lines.add("sampling\t" + method));
        List.of("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp")
                .forEach(value -> lines.add("value\t" + value));
        return lines;
    }

    private List<String> vocabulary(Map<String, List<Overload>> functions) throws SQLException {
        List<String> lines = new ArrayList<>();
        lines.add(header());
        functions.forEach((name, overloads) -> {
            if (overloads.stream().anyMatch(overload -> overload.kind().equals("aggregate"))) {
                lines.add("aggregate\t" + name);
            }
        });
        functions.forEach((name, overloads) -> {
            if (overloads.stream().anyMatch(overload -> overload.parameters().contains("LAMBDA"))) {
                lines.add("lambda\t" + name);
            }
        });
        new TreeSet<>(ROWS_OF_ARGUMENTS).forEach(name -> lines.add("table\t" + name));
        return lines;
    }

    private String header() throws SQLException {
        return "# generated by GenerateAllowList from DuckDB "
                + names("SELECT version()").getFirst();
    }

    private static boolean isWord(String name) {
        return name.matches("[a-z_].*");
    }

    private static boolean isHarmless(String name, List<Overload> overloads) {
        boolean refused = REFUSED_FAMILY.test(name) && !HARMLESS_OF_PG.contains(name);
        List<Overload> giving = overloads.stream().filter(Overload::gives).toList();
        return isWord(name)
                && !refused
                && !giving.isEmpty()
                && (VOLATILE_BUT_HARMLESS.contains(name) || giving.stream().allMatch(Overload::isSteady));
    }

    private Map<String, List<Overload>> functions() throws SQLException {
        Map<String, List<Overload>> functions = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT lower(function_name), function_type, coalesce(stability, ''),"
                                + " coalesce(has_side_effects, false), coalesce(parameter_types::VARCHAR, '')"
                                + " FROM duckdb_functions() WHERE internal ORDER BY ALL")) {
            while (row.next()) {
                functions
                        .computeIfAbsent(row.getString(1), name -> new ArrayList<>())
                        .add(new Overload(row.getString(2), row.getString(3), row.getBoolean(4), row.getString(5)));
            }
        }
        return functions;
    }

    private List<String> names(String sql) throws SQLException {
        List<String> names = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            while (row.next()) {
                names.add(row.getString(1));
            }
        }
        return names;
    }
}
