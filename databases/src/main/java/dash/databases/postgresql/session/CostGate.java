package dash.databases.postgresql.session;

import dash.databases.session.Refusal;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Limits;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Asks the planner what a statement would cost, and refuses to start one that is above the limit. */
final class CostGate {

    /** What stands before the statement when it is only planned; errors count their place from here. */
    static final String PREFIX = "EXPLAIN (FORMAT JSON) ";

    private static final String SYNTAX_ERROR = "42601";

    private final Limits limits;

    CostGate(Limits limits) {
        this.limits = limits;
    }

    /**
     * Lets a statement pass or refuses it. What cannot be planned passes when it cannot cost either: an EXPLAIN, or a
     * text the server does not understand and will say so itself. The gate then left the transaction failed.
     *
     * @return whether the transaction is still good
     */
    boolean pass(PostgresLine line, String sql) throws SQLException, Refusal {
        line.prefixed(PREFIX.length());
        try (Statement statement = line.statement();
                ResultSet plan = statement.executeQuery(PREFIX + sql)) {
            Optional<String> excess = plan.next()
                    ? new Plan(String.valueOf(plan.getString(1))).excess(limits.planCost())
                    : Optional.empty();
            if (excess.isPresent()) {
                throw new Refusal(
                        new DatabaseError(
                                Kind.TOO_EXPENSIVE,
                                "",
                                excess.get(),
                                -1,
                                "Narrow it: filter the largest table (a shorter time range), join on a key, or ask for fewer groups"));
            }
            line.prefixed(0);
            return true;
        } catch (SQLException e) {
            if (SYNTAX_ERROR.equals(e.getSQLState())) {
                line.prefixed(0);
                return false;
            }
            throw e;
        }
    }
}
