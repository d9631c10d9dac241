package dash.builtin.readings;

import dash.knowledge.QueryPattern;
import java.util.List;
import java.util.Map;

/**
 * One way to read a question as one that a query pattern answers.
 *
 * @param bound what the question says for each parameter it fills, as the parameter's type writes it
 * @param likeness how much of the pattern's own words the question has, from 0 to 1
 * @param columns those of the pattern's columns that the question asks for; empty for all of them
 */
public record PatternReading(
        QueryPattern pattern,
        Map<String, String> bound,
        double likeness,
        String period,
        List<String> assumptions,
        List<String> columns) {

    public PatternReading {
        bound = Map.copyOf(bound);
        assumptions = List.copyOf(assumptions);
        columns = List.copyOf(columns);
    }

    /** With all columns of the pattern. */
    public PatternReading(
            QueryPattern pattern, Map<String, String> bound, double likeness, String period, List<String> assumptions) {
        this(pattern, bound, likeness, period, assumptions, List.of());
    }
}
