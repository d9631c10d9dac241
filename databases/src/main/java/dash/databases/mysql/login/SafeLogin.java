package dash.databases.mysql.login;

import dash.databases.mysql.MysqlDialect;
import dash.schema.RelationName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes the statements that make a login which can read these relations and do nothing else. */
public final class SafeLogin {

    private SafeLogin() {}

    /**
     * To be run by somebody who may create users; without a password the login stays locked.
     *
     * @param columns the readable columns of each relation; none stand for the whole relation
     */
    public static List<String> statements(String login, Map<RelationName, List<String>> columns) {
        String user = MysqlDialect.INSTANCE.text(login) + "@'%'";
        List<String> statements = new ArrayList<>();
        statements.add("CREATE USER " + user + " WITH MAX_USER_CONNECTIONS 10 ACCOUNT LOCK");
        new TreeMap<>(columns)
                .forEach((relation, readable) -> statements.add("GRANT SELECT" + listed(readable) + ", SHOW VIEW ON "
                        + MysqlDialect.INSTANCE.quoted(relation.schema()) + "."
                        + MysqlDialect.INSTANCE.quoted(relation.name()) + " TO " + user));
        return statements;
    }

    /** The same as one text, with what a person still has to do. */
    public static String script(String login, Map<RelationName, List<String>> columns) {
        return "-- Run as a user who may create users; instead of % name the host that Dash connects from.\n"
                + statements(login, columns).stream().collect(Collectors.joining(";\n", "", ";\n"))
                + "-- Then give it a password: ALTER USER " + MysqlDialect.INSTANCE.text(login)
                + "@'%' IDENTIFIED BY '…' ACCOUNT UNLOCK;\n";
    }

    private static String listed(List<String> columns) {
        return columns.isEmpty()
                ? ""
                : columns.stream()
                        .sorted(Comparator.naturalOrder())
                        .map(MysqlDialect.INSTANCE::quoted)
                        .collect(Collectors.joining(", ", " (", ")"));
    }
}
