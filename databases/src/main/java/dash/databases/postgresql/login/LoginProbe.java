package dash.databases.postgresql.login;

import dash.databases.login.LoginFinding;
import dash.databases.login.LoginReport;
import dash.databases.login.Power;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Asks the server what the login could do, in one statement. */
public final class LoginProbe {

    /** Every role the login is or may become: NOINHERIT keeps none away, for SET ROLE is one statement. */
    private static final String PROBE = """
            WITH reach AS MATERIALIZED (
              SELECT r.* FROM pg_roles r WHERE pg_has_role(current_user, r.oid, 'MEMBER')
                AND (r.rolname = current_user
                  OR NOT (SELECT s.rolsuper FROM pg_roles s WHERE s.rolname = current_user))),
            relation AS MATERIALIZED (
              SELECT c.oid, c.relkind, c.relowner, n.nspname, quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS name
              FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
              WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'
                AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')),
            schema AS MATERIALIZED (
              SELECT n.oid, n.nspname, quote_ident(n.nspname) AS name FROM pg_namespace n
              WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'),
            found (power, name) AS (
              SELECT 'SUPERUSER', rolname::text FROM reach WHERE rolsuper
              UNION ALL SELECT 'CREATES_ROLES', rolname FROM reach WHERE rolcreaterole
              UNION ALL SELECT 'CREATES_DATABASES', rolname FROM reach WHERE rolcreatedb
              UNION ALL SELECT 'REPLICATES', rolname FROM reach WHERE rolreplication
              UNION ALL SELECT 'BYPASSES_ROW_SECURITY', rolname FROM reach WHERE rolbypassrls
              UNION ALL SELECT CASE rolname WHEN 'pg_read_server_files' THEN 'READS_SERVER_FILES'
                  WHEN 'pg_write_server_files' THEN 'WRITES_SERVER_FILES'
                  WHEN 'pg_execute_server_program' THEN 'RUNS_PROGRAMS'
                  WHEN 'pg_write_all_data' THEN 'WRITES_ALL_DATA' ELSE 'SIGNALS_OTHERS' END, rolname FROM reach
                WHERE rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program',
                  'pg_write_all_data', 'pg_signal_backend')
              UNION ALL SELECT DISTINCT 'READS_PASSWORDS', 'pg_authid' FROM reach
                WHERE has_table_privilege(reach.oid, 'pg_authid', 'SELECT')
                   OR has_table_privilege(reach.oid, 'pg_shadow', 'SELECT')
              UNION ALL SELECT 'OWNS', name FROM relation WHERE relowner IN (SELECT oid FROM reach)
              UNION ALL SELECT 'WRITES', name FROM relation c WHERE c.relkind <> 'S' AND EXISTS (SELECT FROM reach r
                WHERE has_table_privilege(r.oid, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
                   OR has_any_column_privilege(r.oid, c.oid, 'INSERT, UPDATE'))
              UNION ALL SELECT 'MOVES_SEQUENCES', name FROM relation c WHERE EXISTS (SELECT FROM reach r
                WHERE CASE WHEN c.relkind = 'S' THEN has_sequence_privilege(r.oid, c.oid, 'USAGE, UPDATE') END)
              UNION ALL SELECT 'CREATES_IN_SCHEMA', name FROM schema s
                WHERE EXISTS (SELECT FROM reach r WHERE has_schema_privilege(r.oid, s.oid, 'CREATE'))
              UNION ALL SELECT DISTINCT 'CREATES_SCHEMAS', current_database()::text FROM reach r
                WHERE has_database_privilege(r.oid, current_database(), 'CREATE')
              UNION ALL SELECT DISTINCT 'CREATES_TEMPORARY_TABLES', current_database()::text FROM reach r
                WHERE has_database_privilege(r.oid, current_database(), 'TEMP')
              UNION ALL SELECT 'CALLS_WITH_OWNERS_RIGHTS', s.name || '.' || quote_ident(p.proname)
                FROM pg_proc p JOIN schema s ON s.oid = p.pronamespace
                WHERE p.prosecdef AND has_schema_privilege(s.oid, 'USAGE') AND has_function_privilege(p.oid, 'EXECUTE')
              UNION ALL SELECT 'READS_OUTSIDE', name FROM relation c WHERE c.relkind <> 'S'
                AND has_schema_privilege(c.nspname::text, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')
                AND c.nspname NOT IN (""";

    private final OwnStatements own;
    private final SourceScope scope;

    public LoginProbe(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
    }

    public LoginReport probe() {
        OwnSql sql = OwnSql.of(PROBE).texts(scope.schemas()).then("""
                ))
                SELECT power, count(*), coalesce((array_agg(name ORDER BY name))[1], ''),
                  coalesce((array_agg(name ORDER BY name))[2], ''), coalesce((array_agg(name ORDER BY name))[3], ''),
                  current_user
                FROM found GROUP BY power
                UNION ALL SELECT '', 0, '', '', '', current_user
                """);
        List<List<Cell>> rows = own.run(sql).rows();
        List<LoginFinding> findings = rows.stream()
                .filter(row -> !row.getFirst().plain().isEmpty())
                .map(LoginProbe::finding)
                .sorted(Comparator.comparing(LoginFinding::power))
                .toList();
        return new LoginReport(rows.getLast().get(5).plain(), findings);
    }

    private static LoginFinding finding(List<Cell> row) {
        List<String> examples = row.subList(2, 5).stream()
                .map(Cell::plain)
                .filter(name -> !name.isEmpty())
                .toList();
        Power power = Arrays.stream(Power.values())
                .filter(known -> known.name().equals(row.getFirst().plain()))
                .findFirst()
                .orElseThrow();
        return new LoginFinding(power, examples, Long.parseLong(row.get(1).plain()));
    }
}
