package dash.benchmarks.builtin;

import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.golden.Trial;
import java.util.List;

/** What is asked of a subject. Without a word to the contrary only what has one right answer, and rows in it. */
record Questions(Options options) {

    List<Trial> of(Subject subject) {
        List<GoldenQuestion> chosen = new GoldenReader()
                .read(subject.questions()).stream()
                        .filter(question -> options.has("--unstable") || isFirm(question))
                        .filter(question ->
                                !options.has("--gold") || question.sql().isPresent())
                        .toList();
        return Trial.of(chosen, !options.has("--no-paraphrases")).stream()
                .filter(this::isMeant)
                .toList();
    }

    private static boolean isFirm(GoldenQuestion question) {
        return !question.answerable() || (question.stable() && !question.empty());
    }

    private boolean isMeant(Trial trial) {
        return options.id()
                .map(id -> trial.id().equals(id) || trial.golden().id().equals(id))
                .orElse(true);
    }
}
