package dash.benchmarks.weights;

import dash.benchmarks.weights.Ballot.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What wordings come to. An answer to what has none is wrong. */
record Score(String name, int questions, int right, int wrong, int unanswerable, int declinedRightly) {

    static Score of(String name, List<Believed> all, Function<Believed, Outcome> outcomes) {
        int questions = 0;
        int right = 0;
        int wrong = 0;
        int declined = 0;
        for (Believed one : all) {
            Outcome outcome = outcomes.apply(one);
            questions += one.ballot().answerable() ? 1 : 0;
            right += outcome == Outcome.RIGHT ? 1 : 0;
            wrong += outcome == Outcome.WRONG ? 1 : 0;
            declined += !one.ballot().answerable() && outcome == Outcome.DECLINED ? 1 : 0;
        }
        return new Score(name, questions, right, wrong, all.size() - questions, declined);
    }

    double rightOfAll() {
        return 100.0 * right / Math.max(1, questions);
    }

    double rightOfAnswered() {
        return 100.0 * right / Math.max(1, right + wrong);
    }

    double declinedOfUnanswerable() {
        return 100.0 * declinedRightly / Math.max(1, unanswerable);
    }

    /** The cells that stand beside those of another way to choose. */
    String comparison() {
        return String.format(Locale.ROOT, " %.1f | %.1f | %s |", rightOfAll(), rightOfAnswered(), declined());
    }

    private String declined() {
        return unanswerable == 0 ? "–" : declinedRightly + " of " + unanswerable;
    }

    String cells() {
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %.1f | %.1f | %s |",
                name,
                questions,
                right,
                wrong,
                rightOfAll(),
                rightOfAnswered(),
                declined());
    }
}
