package dash.databases.postgresql.login;

import dash.databases.postgresql.PostgresqlDialect;
import dash.schema.RelationName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the statements that make a login which can read these relations and do nothing else. */
public final class SafeLogin {

    private SafeLogin() {}

    /** To be run by a superuser while connected to the database; without a password the login cannot be used yet. */
    public static List<String> statements(String database, String login, Collection<ReadRight> relations) {
        String role = quoted(login);
        List<String> statements = new ArrayList<>();
        statements.add("CREATE ROLE " + role + " LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION"
                + " NOBYPASSRLS CONNECTION LIMIT 10");
        statements.addAll(settings(role));
        statements.addAll(rights(quoted(database), role, sorted(relations)));
        return List.copyOf(statements);
    }

    /** The same as one text for psql, with what a person still has to do. */
    public static String script(String database, String login, Collection<ReadRight> relations) {
        return "-- Run as a superuser, connected to the database " + quoted(database) + ".\n"
                + String.join(";\n", statements(database, login, relations)) + ";\n"
                + "-- Then give it a password, in psql: \\password " + quoted(login) + "\n";
    }

    /** Dash sets its own limits for every statement; these hold for whoever else gets hold of the login. */
    private static List<String> settings(String role) {
        return List.of(
                "ALTER ROLE " + role + " SET default_transaction_read_only = on",
                "ALTER ROLE " + role + " SET statement_timeout = '60s'",
                "ALTER ROLE " + role + " SET idle_in_transaction_session_timeout = '60s'",
                "ALTER ROLE " + role + " SET temp_file_limit = '2GB'");
    }

    private static List<String> rights(String database, String role, List<ReadRight> relations) {
        List<String> rights = new ArrayList<>();
        rights.add("REVOKE TEMPORARY ON DATABASE " + database + " FROM PUBLIC");
        rights.add("GRANT CONNECT ON DATABASE " + database + " TO " + role);
        relations.stream()
                .map(readable -> readable.relation().schema())
                .distinct()
                .map(SafeLogin::quoted)
                .forEach(schema -> {
                    rights.add("REVOKE CREATE ON SCHEMA " + schema + " FROM PUBLIC");
                    rights.add("GRANT USAGE ON SCHEMA " + schema + " TO " + role);
                });
        relations.stream()
                .filter(readable -> !readable.isNothing())
                .map(readable -> select(readable, role))
                .forEach(rights::add);
        return rights;
    }

    private static List<ReadRight> sorted(Collection<ReadRight> relations) {
        return relations.stream()
                .sorted(Comparator.comparing(ReadRight::relation))
                .toList();
    }

    private static String select(ReadRight readable, String role) {
        String columns = readable.columns()
                .map(names -> names.stream().map(SafeLogin::quoted).collect(Collectors.joining(", ", " (", ")")))
                .orElse("");
        RelationName relation = readable.relation();
        return "GRANT SELECT" + columns + " ON " + quoted(relation.schema()) + "." + quoted(relation.name()) + " TO "
                + role;
    }

    private static String quoted(String name) {
        return PostgresqlDialect.INSTANCE.quoted(name);
    }
}
