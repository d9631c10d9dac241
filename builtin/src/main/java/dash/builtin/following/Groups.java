package dash.builtin.following;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Breakdowns: how a follow-up asks for one, and where the earlier question has one. */
final class Groups {

    private static final Set<String> INTO = Set.of("by", "per", "across");
    private static final Set<String> WORDS_BEFORE = Set.of(
            "split",
            "broken",
            "break",
            "down",
            "grouped",
            "group",
            "it",
            "that",
            "this",
            "them",
            "up",
            "divided",
            "further",
            "out",
            "separated");
    private static final int LONGEST = 3;

    private Groups() {}

    /** What the follow-up wants it broken down by. */
    static Optional<String> wanted(Sentence core) {
        int at = 0;
        while (at < core.size() && WORDS_BEFORE.contains(core.token(at).lower())) {
            at++;
        }
        if (core.is(at, "by", "per", "across")) {
            return some(core.rest(core.is(at + 1, "each", "every") ? at + 2 : at + 1));
        }
        boolean each = core.is(at, "for", "in", "of", "at", "with") && core.is(at + 1, "each", "every");
        if (each) {
            return some(core.rest(at + 2));
        }
        return core.is(at, "each", "every") ? some(core.rest(at + 1)) : Optional.empty();
    }

    private static Optional<String> some(String words) {
        return words.isBlank() ? Optional.empty() : Optional.of(Sentence.withoutArticle(words));
    }

    /** A stretch of tokens. */
    record Span(int from, int to) {}

    /** Where the question can have a breakdown: "by month", "for each plan", "per customer segment", "month by month". */
    static List<Span> spans(Sentence question) {
        List<Span> spans = new ArrayList<>();
        for (int index = 1; index < question.size(); index++) {
            int behind = behind(question, index);
            if (behind > index) {
                int from = question.is(index, "by")
                                && behind < question.size()
                                && question.token(index - 1)
                                        .lower()
                                        .equals(question.token(behind).lower())
                        ? index - 1
                        : index;
                for (int to = behind + 1; to <= Math.min(question.size(), behind + LONGEST); to++) {
                    spans.add(new Span(from, to));
                }
            }
        }
        return spans;
    }

    private static int behind(Sentence question, int index) {
        if (INTO.contains(question.token(index).lower())) {
            return question.is(index + 1, "each", "every") ? index + 2 : index + 1;
        }
        boolean each = question.is(index, "for", "in", "of", "at", "with", "did", "has", "does")
                && question.is(index + 1, "each", "every");
        return each ? index + 2 : question.is(index, "each", "every") ? index + 1 : index;
    }
}
