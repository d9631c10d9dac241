package dash.databases.postgresql.introspect;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.guard.AllowList;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Parsing;
import dash.statement.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The built-in functions that views call and that no statement may call. The server keeps no record of them, so they are read
 * from the definitions.
 */
final class ViewCalls {

    private final AllowList allowed = PostgresqlAllowList.load();

    /** By view; views that call none are left out. */
    Map<Name, Set<Name>> of(Map<Name, Set<String>> definitions) {
        Map<Name, Set<Name>> calls = new HashMap<>();
        if (definitions.isEmpty()) {
            return calls;
        }
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            definitions.forEach((view, texts) -> {
                Set<Name> found = new TreeSet<>((one, other) -> one.toString().compareTo(other.toString()));
                for (String text : texts) {
                    if (parser.parse(text) instanceof Parsing.Parsed(Statement statement)) {
                        refused(statement, found);
                    }
                }
                if (!found.isEmpty()) {
                    calls.put(view, found);
                }
            });
        }
        return calls;
    }

    private void refused(Statement statement, Set<Name> found) {
        statement
                .root()
                .every(Expression.Call.class)
                .map(Expression.Call::name)
                .filter(name -> !name.isQualified() || name.schema().orElse("").equals(allowed.homeSchema()))
                .filter(name -> !allowed.functions().containsKey(name.last()))
                .forEach(found::add);
    }
}
