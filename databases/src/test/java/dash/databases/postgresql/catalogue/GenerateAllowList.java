package dash.databases.postgresql.catalogue;

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
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Makes {@code allow-list.txt} from the catalogue of a pristine PostgreSQL: {@code GenerateAllowList URL FILE}, with a
 * JDBC URL of an empty database of the newest release that Dash supports.
 *
 * <p>A name is harmless when at least one of its functions can be called from plain SQL, every one of them is immutable or
 * stable (or gives chance, time or a new identifier), and none belongs to the families that run SQL given as text, read
 * files, reach the network, tell or change settings and rights, manage the server, lock, wait, or look objects up by
 * name. Names, not signatures, are allowed: the guard does not know the types of arguments.
 */
final class GenerateAllowList {

    private static final Set<String> VOLATILE_BUT_HARMLESS = Set.of(
            "random",
            "random_normal",
            "array_sample",
            "array_shuffle",
            "clock_timestamp",
            "timeofday",
            "gen_random_uuid",
            "uuidv4",
            "uuidv7");

    /** Of the family pg_*, nearly all of which is administration. */
    private static final Set<String> HARMLESS_OF_PG =
            Set.of("pg_typeof", "pg_column_size", "pg_size_pretty", "pg_size_bytes", "pg_collation_for");

    /** Families of names that are refused whatever their volatility says. */
    private static final Predicate<String> REFUSED_FAMILY = Pattern.compile("pg_.*"
                    + "|lo_.*|lo(read|write)|binary_upgrade_.*|dsnowball_.*"
                    + "|has_.*_privilege|row_security_active|acl.*|makeaclitem"
                    + "|.*_to_xml|.*_to_xmlschema|.*_to_xml_and_xmlschema|ts_(stat|rewrite|debug|parse|token_type)"
                    + "|(current|session)_(user|schema|schemas|database|setting|query|role|catalog)|system_user|user"
                    + "|version|getpgusername|getdatabaseencoding|inet_(client|server)_(addr|port)"
                    + "|set_config|setseed|nextval|currval|lastval|setval"
                    + "|txid_.*|xid.*|mxid_age|currtid.*|(obj|shobj|col)_description|format_type|oidvectortypes"
                    + "|to_reg.*|reg(class|proc|procedure|oper|operator|type|role|namespace|collation).*"
                    + "|get_current_ts_config|amvalidate|fmgr_.*|plpgsql_.*|.*handler|.*_trigger.*|RI_.*"
                    + "|suppress_.*|unique_key_recheck|system|bernoulli|.*sel")
            .asMatchPredicate();

    /** Types whose values point at objects of the server, or that no query can hold. */
    private static final Predicate<String> REFUSED_TYPE = Pattern.compile(
                    "reg(class|proc|procedure|oper|operator|type|role"
                            + "|namespace|collation)|oid|oidvector|aclitem|refcursor|xid|xid8|cid|tid|pg_.*|txid_snapshot|gtsvector"
                            + "|_.*|cstring|unknown|internal")
            .asMatchPredicate();

    /** Argument types that make a function a look-up by identifier. Aggregates may fold them all the same. */
    private static final Set<String> LOOK_UP_TYPES = Set.of(
            "oid",
            "regclass",
            "regproc",
            "regprocedure",
            "regoper",
            "regoperator",
            "regtype",
            "regrole",
            "regnamespace",
            "regcollation",
            "aclitem",
            "refcursor");

    private static final Set<String> PLUMBING_TYPES = Set.of(
            "internal",
            "cstring",
            "trigger",
            "event_trigger",
            "language_handler",
            "index_am_handler",
            "fdw_handler",
            "tsm_handler",
            "table_am_handler",
            "pg_ddl_command");

    private static final String FUNCTIONS = """
            SELECT p.proname, p.prokind, p.provolatile,
                   ARRAY(SELECT t.typname FROM unnest(p.proargtypes::oid[]) a JOIN pg_type t ON t.oid = a) AS arguments,
                   (SELECT typname FROM pg_type WHERE oid = p.prorettype) AS result,
                   coalesce(ARRAY(SELECT p.proargnames[i] FROM generate_subscripts(p.proargmodes, 1) i
                                  WHERE p.proargmodes[i] IN ('o', 't', 'b')), '{}') AS yields
            FROM pg_proc p WHERE p.pronamespace = 'pg_catalog'::regnamespace ORDER BY p.oid
            """;

    private record Overload(
            String kind, String volatility, List<String> arguments, String result, List<String> yields) {

        boolean isPlumbing() {
            return PLUMBING_TYPES.contains(result) || arguments.stream().anyMatch(PLUMBING_TYPES::contains);
        }

        boolean looksUp() {
            return kind.equals("f") && arguments.stream().anyMatch(LOOK_UP_TYPES::contains);
        }
    }

    private final Connection connection;

    private GenerateAllowList(Connection connection) {
        this.connection = connection;
    }

    public static void main(String[] arguments) throws SQLException, IOException {
        try (Connection connection = DriverManager.getConnection(arguments[0])) {
            List<String> lines = new GenerateAllowList(connection).lines();
            Files.write(Path.of(arguments[1]), lines);
        }
    }

    List<String> lines() throws SQLException {
        List<String> lines = new ArrayList<>();
        lines.add("# generated by GenerateAllowList from PostgreSQL "
                + names("SHOW server_version").getFirst());
        Map<String, List<Overload>> functions = functions();
        functions.forEach((name, overloads) -> lines.add(
                isHarmless(name, overloads)
                        ? "function\t" + name + "\t" + String.join(",", yields(overloads))
                        : "refused\t" + name));
        names("SELECT DISTINCT oprname FROM pg_operator WHERE oprnamespace = 'pg_catalog'::regnamespace ORDER BY 1")
                .forEach(symbol -> lines.add("operator\t" + symbol));
        names("SELECT typname FROM pg_type WHERE typnamespace = 'pg_catalog'::regnamespace"
                        + " AND typtype IN ('b', 'r', 'm') ORDER BY 1")
                .stream()
                .filter(REFUSED_TYPE.negate())
                .forEach(type -> lines.add("type\t" + type));
        names("SELECT proname FROM pg_proc WHERE prorettype = 'tsm_handler'::regtype"
                        + " AND proargtypes[0] = 'internal'::regtype ORDER BY 1")
                .forEach(method -> lines.add("sampling\t" + method));
        return lines;
    }

    private static boolean isHarmless(String name, List<Overload> overloads) {
        boolean refused = REFUSED_FAMILY.test(name) && !HARMLESS_OF_PG.contains(name);
        return !refused
                && overloads.stream().anyMatch(overload -> !overload.isPlumbing())
                && overloads.stream().noneMatch(Overload::looksUp)
                && overloads.stream()
                        .allMatch(
                                overload -> !overload.volatility().equals("v") || VOLATILE_BUT_HARMLESS.contains(name));
    }

    private static Set<String> yields(List<Overload> overloads) {
        Set<String> names = new TreeSet<>();
        overloads.forEach(overload -> names.addAll(overload.yields()));
        return names;
    }

    private Map<String, List<Overload>> functions() throws SQLException {
        Map<String, List<Overload>> functions = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(FUNCTIONS)) {
            while (row.next()) {
                functions
                        .computeIfAbsent(row.getString("proname"), name -> new ArrayList<>())
                        .add(new Overload(
                                row.getString("prokind"),
                                row.getString("provolatile"),
                                strings(row, "arguments"),
                                row.getString("result"),
                                strings(row, "yields")));
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

    private static List<String> strings(ResultSet row, String column) throws SQLException {
        return List.of((String[]) row.getArray(column).getArray());
    }
}
