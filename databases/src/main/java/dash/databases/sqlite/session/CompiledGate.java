package dash.databases.sqlite.session;

import dash.databases.session.Refusal;
import dash.databases.sqlite.catalogue.SqliteAllowList;
import dash.databases.sqlite.parser.Counting;
import dash.databases.sqlite.parser.SqliteStatementParser;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Statement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import org.sqlite.SQLiteConnection;

/**
 * The second gate: SQLite compiles a statement without running it and shows the code, which is read against lists of what
 * only reads. It knows nothing of the guard and trusts it with nothing: what it lets through could not write.
 */
final class CompiledGate {

    private static final Set<String> FUNCTIONS = functions();
    private static final Set<String> TRIMS = Set.of("trim", "ltrim", "rtrim");

    private final SQLiteConnection connection;

    CompiledGate(SQLiteConnection connection) {
        this.connection = connection;
    }

    /** Functions in compiled code: those of the list, and the ones behind operators and special values. */
    private static Set<String> functions() {
        Set<String> known = new HashSet<>(SqliteAllowList.load().functions().keySet());
        known.addAll(Set.of("like", "glob", "match", "current_date", "current_time", "current_timestamp"));
        known.addAll(Set.of("->", "->>", "coalesce", "nullif"));
        return Set.copyOf(known);
    }

    void pass(String sql) throws SQLException, Refusal {
        if (Counting.statements(sql) != 1) {
            throw refusal("the text is not exactly one statement", "Send one statement");
        }
        if (!(new SqliteStatementParser().parse(sql) instanceof Parsing.Parsed(Statement parsed))) {
            throw refusal("the statement is none that Dash reads", "Write one SELECT");
        }
        if (parsed.asked() instanceof Root.Command command) {
            throw refusal(command.kind() + " is no query", "Write one SELECT");
        }
        slowCalls(parsed);
        virtualTables(parsed);
        compiled(parsed.root() instanceof Root.Explain explain ? parsed.text(explain.inner()) : sql);
    }

    private void compiled(String sql) throws SQLException, Refusal {
        try (java.sql.Statement statement = connection.createStatement();
                ResultSet operations = statement.executeQuery("EXPLAIN " + sql)) {
            while (operations.next()) {
                operation(operations);
            }
        }
    }

    private static void operation(ResultSet operation) throws SQLException, Refusal {
        String name = String.valueOf(operation.getString("opcode"));
        if (!Operations.READING.contains(name)) {
            throw refusal("the statement would do more than read (" + name + ")", "Write a SELECT that only reads");
        }
        if (name.equals("Transaction") && operation.getInt("p2") != 0) {
            throw refusal("the statement would write", "Write a SELECT that only reads");
        }
        if (Operations.CALLING.contains(name)) {
            String function = String.valueOf(operation.getString("p4")).replaceFirst("\\(-?\\d+\\)$", "");
            if (!FUNCTIONS.contains(function)) {
                throw refusal("the statement calls " + function + ", which is not allowed", "Use another function");
            }
        }
    }

    /** Trimming by a long list of letters is quadratic and cannot be interrupted, so the letters have to be written out. */
    private static void slowCalls(Statement parsed) throws Refusal {
        boolean slow = parsed.root()
                .every(Expression.Call.class)
                .anyMatch(call -> TRIMS.contains(call.name().last())
                        && call.arguments().size() > 1
                        && !(call.arguments().get(1).value() instanceof Expression.Literal));
        if (slow) {
            throw refusal("trim wants the letters to cut away as a constant", "Write the letters as a text in quotes");
        }
    }

    /** Some tables are functions of the engine under a table's name; what they tell is not data. */
    private static void virtualTables(Statement parsed) throws Refusal {
        boolean inside = parsed.root()
                .every(Relation.Table.class)
                .map(table -> table.name().last())
                .anyMatch(name -> name.startsWith("pragma_") || name.startsWith("sqlite_") || name.equals("dbstat"));
        if (inside) {
            throw refusal("the statement reads the engine's own tables", "Read tables of the project");
        }
    }

    private static Refusal refusal(String what, String instead) {
        return new Refusal(new DatabaseError(Kind.NOT_PERMITTED, "", what, -1, instead));
    }
}
