package dash.databases.mysql.login;

import dash.databases.login.LoginFinding;
import dash.databases.login.LoginReport;
import dash.databases.login.Power;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks the server what was granted to the login. The catalog shows a login its own rights without any further right; those of
 * roles that it could take on are in SHOW GRANTS only, and a role is told as a finding of its own.
 */
public final class LoginProbe {

    private static final int MOST_EXAMPLES = 3;

    private static final OwnSql GRANTED = OwnSql.of("""
            SELECT 'server', '*.*', privilege_type FROM information_schema.user_privileges
            UNION ALL SELECT 'schema', table_schema, privilege_type FROM information_schema.schema_privileges
            UNION ALL SELECT 'table', concat(table_schema, '.', table_name), privilege_type
              FROM information_schema.table_privileges
            UNION ALL SELECT 'column', concat(table_schema, '.', table_name, '.', column_name), privilege_type
              FROM information_schema.column_privileges
            """);

    private final OwnStatements own;
    private final SourceScope scope;

    public LoginProbe(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
    }

    public LoginReport probe() {
        Map<Power, List<String>> found = new EnumMap<>(Power.class);
        for (List<Cell> row : own.run(GRANTED).rows()) {
            String level = row.get(0).plain();
            String object = row.get(1).plain();
            Optional<Power> power = Rights.power(level, object, row.get(2).plain());
            power.ifPresent(
                    known -> add(found, known, object + " (" + row.get(2).plain() + ")"));
            if (Rights.readsOutside(level, object, row.get(2).plain(), scope.schemas())) {
                add(found, Power.READS_OUTSIDE, object);
            }
        }
        String login = own.run(OwnSql.of("SELECT current_user()"))
                .rows()
                .getFirst()
                .getFirst()
                .plain();
        return new LoginReport(login, findings(found));
    }

    private static void add(Map<Power, List<String>> found, Power power, String example) {
        List<String> examples = found.computeIfAbsent(power, _ -> new ArrayList<>());
        if (!examples.contains(example)) {
            examples.add(example);
        }
    }

    private static List<LoginFinding> findings(Map<Power, List<String>> found) {
        return found.entrySet().stream()
                .map(entry -> new LoginFinding(
                        entry.getKey(),
                        entry.getValue().stream().limit(MOST_EXAMPLES).toList(),
                        entry.getValue().size()))
                .sorted(Comparator.comparing(LoginFinding::power))
                .toList();
    }
}
