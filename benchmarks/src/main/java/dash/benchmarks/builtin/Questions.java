package dash.benchmarks.builtin;

import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.golden.Trial;
import dash.project.OpenProject;
import java.util.List;

/** What is asked of a subject. Without a word to the contrary only what has one right answer, and rows in it. */
record Questions(Options options) {

    List<Trial> of(Subject subject, OpenProject project) {
        List<GoldenQuestion> all = new GoldenReader().read(subject.questions().orElseGet(project::goldenFolder));
        List<GoldenQuestion> chosen = all.stream()
                .filter(question ->
                        options.has("--unstable") || !question.answerable() || (question.stable() && !question.empty()))
                .toList();
        return Trial.of(chosen, !options.has("--no-paraphrases")).stream()
                .filter(trial -> options.id()
                        .map(id -> trial.id().equals(id) || trial.golden().id().equals(id))
                        .orElse(true))
                .toList();
    }
}
