package dash.databases.mysql.session;

import dash.databases.session.Refusal;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Limits;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks the optimizer how many rows a statement would go through, and refuses to start one that is above the limit. */
final class CostGate {

    private static final String PREFIX = "EXPLAIN ";

    private final Limits limits;

    CostGate(Limits limits) {
        this.limits = limits;
    }

    /** What cannot be planned passes: an EXPLAIN, a view whose tables are hidden, a text whose fault shows when it runs. */
    void pass(MysqlLine line, String sql) throws SQLException, Refusal {
        Optional<String> excess;
        try (Statement statement = line.statement();
                ResultSet rows = statement.executeQuery(PREFIX + sql)) {
            excess = new Plan(steps(rows)).excess(limits.planCost());
        } catch (SQLException unplanned) {
            if (!line.alive()) {
                throw unplanned;
            }
            return;
        }
        if (excess.isPresent()) {
            throw new Refusal(
                    new DatabaseError(
                            Kind.TOO_EXPENSIVE,
                            "",
                            excess.get(),
                            -1,
                            "Narrow it: filter the largest table (a shorter time range), join on a key, or ask for fewer groups"));
        }
    }

    private static List<Plan.Step> steps(ResultSet rows) throws SQLException {
        List<Plan.Step> steps = new ArrayList<>();
        while (rows.next()) {
            String kind = Optional.ofNullable(rows.getString("select_type")).orElse("");
            String table = Optional.ofNullable(rows.getString("table")).orElse("");
            steps.add(new Plan.Step(rows.getInt("id"), kind, table, rows.getDouble("rows")));
        }
        return steps;
    }
}
