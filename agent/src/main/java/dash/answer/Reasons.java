package dash.answer;

import dash.analyst.Presentation;
import dash.analyst.Reading;
import dash.facts.Fact;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The answer to "why?": what the figures rest on, by definition, calendar and filter, behind what they say. It tells how they come
 * about and claims no cause: what happened in the world stands in no statement. Whoever knows of such a thing, such as a document
 * about the same time, adds it as a further {@link Because} of the reading, and it is told here with where it comes from.
 */
final class Reasons {

    private static final int MOST = 5;

    private Reasons() {}

    static String told(String insight, Reading reading, List<Fact> facts, Presentation wanted) {
        if (wanted != Presentation.EXPLAINED) {
            return insight;
        }
        List<String> reasons = new ArrayList<>();
        reading.because().stream().limit(MOST).map(Reasons::reason).forEach(reasons::add);
        return reasons.isEmpty()
                ? insight
                : insight + " It comes about like this: " + String.join(" ", reasons)
                        + (facts.isEmpty() ? "" : " What caused it is not in the figures.");
    }

    private static String reason(Because because) {
        String claim = because.claim().strip();
        String whole = claim.endsWith(".") ? claim.substring(0, claim.length() - 1) : claim;
        String from = because.origin() instanceof Origin.Asked
                ? ""
                : Stream.of(because.origin().kind(), because.origin().label())
                        .filter(word -> !word.isBlank())
                        .reduce((one, other) -> one + " " + other)
                        .map(words -> " (" + words + ")")
                        .orElse("");
        return English.capital(whole) + from + ".";
    }
}
