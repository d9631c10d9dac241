package dash.answer;

import dash.execute.Rows;
import dash.facts.Fact;
import java.util.List;
import java.util.Map;

/** The statement that answered and what it gave back; units by column name. */
public record Result(String sql, Rows rows, List<Fact> facts, Map<String, String> units) {

    public Result {
        facts = List.copyOf(facts);
        units = Map.copyOf(units);
    }
}
