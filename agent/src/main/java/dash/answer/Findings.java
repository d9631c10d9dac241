package dash.answer;

import dash.facts.Fact;
import dash.facts.Profile;
import java.util.List;

/**
 * What an answer states, and the rows that it was found in: those of the statement that ran, or coarser ones where these were cut.
 */
record Findings(Profile profile, List<Fact> facts, boolean coarser) {

    Findings(Profile profile, List<Fact> facts) {
        this(profile, facts, false);
    }

    Findings {
        facts = List.copyOf(facts);
    }
}
