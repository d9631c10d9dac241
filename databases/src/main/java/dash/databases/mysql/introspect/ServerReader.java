package dash.databases.mysql.introspect;

import static java.util.stream.Collectors.toUnmodifiableMap;
import static java.util.stream.Collectors.toUnmodifiableSet;

import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.session.CatalogVersion;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.guard.AllowList;
import dash.guard.LiveServer;
import dash.statement.Name;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reads what the server has, and what users have stored that could run inside a statement. A built-in function goes before a
 * stored or loadable one of its name; one that only other versions have does not.
 */
public final class ServerReader {

    private static final OwnSql LISTS_FUNCTIONS = OwnSql.of("SELECT count(*) FROM information_schema.tables"
            + " WHERE table_schema = 'information_schema' AND table_name = 'SQL_FUNCTIONS'");

    private static final OwnSql BUILT_IN = OwnSql.of("SELECT lower(`function`) FROM information_schema.sql_functions");

    /** Functions that the login may call; the others cannot be meant. */
    private static final OwnSql STORED =
            OwnSql.of("SELECT DISTINCT lower(routine_name) FROM information_schema.routines"
                    + " WHERE routine_type = 'FUNCTION'");

    private static final OwnSql VIEWS =
            OwnSql.of("SELECT table_schema, table_name, coalesce(view_definition, '') FROM information_schema.views"
                    + " WHERE table_schema NOT IN ('mysql', 'sys', 'information_schema', 'performance_schema')");

    private final OwnStatements own;
    private final AllowList listed = MysqlAllowList.load();

    public ServerReader(OwnStatements own) {
        this.own = own;
    }

    /** The version is read first: what changes while the rest is read makes the first statement be judged again. */
    public LiveServer read() {
        String version = own.run(OwnSql.of(CatalogVersion.QUERY))
                .rows()
                .getFirst()
                .getFirst()
                .plain();
        Set<String> builtIn = builtIn();
        Set<String> missing = missing(builtIn);
        Set<String> functions = listed.functions().keySet().stream()
                .filter(Predicate.not(missing::contains))
                .collect(toUnmodifiableSet());
        Set<String> all = Stream.concat(functions.stream(), builtIn.stream()).collect(toUnmodifiableSet());
        return new LiveServer(
                functions,
                listed.operators(),
                texts(own.run(STORED)).stream()
                        .filter(Predicate.not(builtIn::contains))
                        .collect(toUnmodifiableSet()),
                new ViewCalls(definitions(), all).all(),
                version);
    }

    /** MariaDB lists its built-in functions; for a server that does not, any name could be a stored function's. */
    private Set<String> builtIn() {
        boolean lists =
                !own.run(LISTS_FUNCTIONS).rows().getFirst().getFirst().plain().equals("0");
        return lists ? texts(own.run(BUILT_IN)) : Set.of();
    }

    private static Set<String> missing(Set<String> builtIn) {
        return builtIn.isEmpty()
                ? Set.of()
                : MysqlAllowList.elsewhere().stream()
                        .filter(Predicate.not(builtIn::contains))
                        .collect(toUnmodifiableSet());
    }

    /** A view whose definition the login may not see has an empty one. */
    private Map<Name, String> definitions() {
        return own.run(VIEWS).rows().stream()
                .collect(toUnmodifiableMap(
                        row -> Name.of(row.get(0).plain(), row.get(1).plain()),
                        row -> row.get(2).plain()));
    }

    private static Set<String> texts(Rows rows) {
        return rows.column(0).stream().map(Cell::plain).collect(toUnmodifiableSet());
    }
}
