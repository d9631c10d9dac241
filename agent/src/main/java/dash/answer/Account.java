package dash.answer;

import dash.analyst.Spending;
import java.util.List;

/**
 * How an answer came about.
 *
 * @param analyst who decided in the end
 * @param incidents what had to be put right on the way
 */
public record Account(String analyst, List<String> incidents, Spending spending, Timing timing) {

    public Account {
        incidents = List.copyOf(incidents);
    }
}
