package dash.builtin.sql;

import java.util.List;
import java.util.Map;

/** What became of a reading. */
public sealed interface Rendered {

    /**
     * A statement.
     *
     * @param units the unit of each result column that has one
     * @param assumptions what had to be decided on the way
     */
    record Sql(String sql, Map<String, String> units, List<String> assumptions) implements Rendered {
        public Sql {
            units = Map.copyOf(units);
            assumptions = List.copyOf(assumptions);
        }
    }

    /** There is no safe statement for it. */
    record Impossible(String why) implements Rendered {}
}
