package dash.builtin.following;

import dash.builtin.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The earlier question for another number of rows. */
final class Limits {

    private final Sentence before;
    private final int rows;
    private final boolean most;
    private final List<Proposal> proposals = new ArrayList<>();

    Limits(Sentence before, int rows, boolean most) {
        this.before = before;
        this.rows = rows;
        this.most = most;
    }

    List<Proposal> proposals() {
        if (most) {
            otherNumber();
            several();
        }
        ofGroups();
        proposals.add(Proposal.adding(before.appended((most ? "top " : "bottom ") + rows)));
        return proposals;
    }

    /** "The top 5 customers", "which 10 drivers": where a number of rows stands already. */
    private void otherNumber() {
        for (int index = 1; index < before.size(); index++) {
            boolean counts = Words.number(before.token(index)).isPresent()
                    && before.is(index - 1, "top", "first", "best", "the", "which", "what", "are", "leading", "bottom");
            if (counts) {
                proposals.add(Proposal.replacing(before.replaced(index, index + 1, String.valueOf(rows))));
            }
        }
    }

    /** "Which driver won" becomes "which 5 drivers won". */
    private void several() {
        boolean one = before.is(0, "which", "what")
                && before.size() > 2
                && !before.is(1, "is", "are", "was", "were", "did", "does", "has", "have")
                && Words.number(before.token(1)).isEmpty();
        if (!one) {
            return;
        }
        for (int noun = 1; noun <= Math.min(2, before.size() - 2); noun++) {
            if (before.is(noun, "has", "have", "is", "are", "was", "were", "did", "does", "won", "with")) {
                return;
            }
            String name = before.words(1, noun + 1);
            String plural = rows == 1 ? name : Members.plural(name);
            String rest = before.rest(noun + 1);
            String agreeing = rows == 1
                    ? rest
                    : rest.replaceFirst("(?i)^has\\b", "have")
                            .replaceFirst("(?i)^is\\b", "are")
                            .replaceFirst("(?i)^was\\b", "were");
            proposals.add(Proposal.replacing(
                    Sentence.finished(before.words(0, 1) + " " + rows + " " + plural + " " + agreeing)));
        }
    }

    /** "Revenue by country in 2025" becomes "top 5 countries by revenue in 2025". */
    private void ofGroups() {
        for (Groups.Span span : Groups.spans(before)) {
            int noun = before.is(span.from() + 1, "each", "every") ? span.from() + 2 : span.from() + 1;
            if (noun >= span.to()) {
                continue;
            }
            String group = before.words(noun, span.to());
            String measure = Members.measure(before, span.from());
            String rest = before.rest(span.to());
            String end = most ? "top " : "bottom ";
            if (!measure.isBlank()) {
                proposals.add(Proposal.replacing(
                        Sentence.finished(end + rows + " " + Members.plural(group) + " by " + measure + " " + rest)));
            }
        }
    }
}
