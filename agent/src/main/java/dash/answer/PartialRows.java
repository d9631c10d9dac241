package dash.answer;

import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Profile;
import dash.facts.Shape;
import java.util.Optional;

/** What is not all there is must not pass for the whole: says how much is shown of how much, and what cannot be said. */
final class PartialRows {

    private final Topic topic;
    private final Findings findings;
    private final Profile shown;

    PartialRows(Topic topic, Findings findings, Profile shown) {
        this.topic = topic;
        this.findings = findings;
        this.shown = shown;
    }

    Optional<String> sentence() {
        Facts facts = new Facts(findings.facts());
        int rows = shown.rows().count();
        Optional<Integer> all = facts.of(Fact.All.class).map(Fact.All::rows);
        boolean coarser = findings.coarser();
        if (shown.complete() || (all.isPresent() && all.get() <= rows)) {
            return Optional.empty();
        }
        if (coarser) {
            return Optional.of("This is told by "
                    + findings.profile().grain().orElseThrow().word()
                    + ", of all there is; the rows below are only the first "
                    + Figure.count(rows) + ".");
        }
        if (!shown.rows().truncated() && (rows == 1 || topic.asksFor(rows + "|" + NumberWords.of(rows)))) {
            return Optional.empty();
        }
        if (all.isPresent()) {
            return Optional.of("The rows below are the first " + Figure.count(rows) + " of " + Figure.count(all.get())
                    + total(facts) + ".");
        }
        String course = shown.shape() instanceof Shape.Ranking ? "" : ", so nothing can be said of all of them";
        return Optional.of(
                shown.rows().truncated()
                        ? "Only the first " + Figure.count(rows) + " rows were fetched; there are more" + course + "."
                        : "The list ends at " + Figure.count(rows) + " rows, so there may be more.");
    }

    private String total(Facts facts) {
        boolean said = facts.of(Fact.ShareOfTotal.class).isPresent();
        return facts.of(Fact.Total.class)
                .filter(total -> !said)
                .map(total -> ", " + total.figure().inWords() + " in all")
                .orElse("");
    }
}
