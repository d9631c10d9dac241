package dash.builtin.sql;

import java.util.Map;

/** What became of a reading. */
public sealed interface Rendered {

    /**
     * A statement.
     *
     * @param units the unit of each result column that has one
     */
    record Sql(String sql, Map<String, String> units) implements Rendered {
        public Sql {
            units = Map.copyOf(units);
        }
    }

    /** There is no safe statement for it. */
    record Impossible(String why) implements Rendered {}
}
