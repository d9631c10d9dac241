package dash.doubt;

import dash.context.Context;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.schema.resolved.Selections;
import dash.statement.Statement;
import java.util.Map;

/**
 * A result under suspicion, with everything a rule may look at.
 *
 * @param words the question; none when a person ran SQL of their own
 * @param units the unit each result column is said to have, by column name
 * @param probes further statements; all rules share one budget
 */
record Suspect(
        String project,
        Words words,
        Context context,
        Statement statement,
        Selections selections,
        Rows rows,
        Map<String, String> units,
        Probes probes) {}
