package dash.benchmarks.builtin;

import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.golden.Trial;
import dash.project.OpenProject;
import dash.project.Surroundings;
import dash.project.Workshop;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The projects of the sets, for other measurements over the same questions. */
public final class Projects {

    private final Path root;
    private final Sets sets;
    private final Questions questions = new Questions(Options.read(new String[] {""}));

    public Projects(Path root) {
        this(root, Optional.empty(), Optional.empty());
    }

    /**
     * @param elsewhere a folder with further sets, all of which are taken
     * @param demo further questions to the demo company
     */
    public Projects(Path root, Optional<Path> elsewhere, Optional<Path> demo) {
        this.root = root;
        this.sets = Sets.of(root).with(elsewhere, demo);
    }

    /** Sees an open project with what is asked of it. */
    public interface Visit {
        void visit(String set, List<Trial> trials, OpenProject project);
    }

    public void each(List<String> named, Visit visit) {
        open(sets.named(Stream.concat(named.stream(), Stream.of(Sets.ELSEWHERE)).toList()), visit);
    }

    /** Those whose names are meant; no other is even loaded. */
    public void each(Predicate<String> meant, Visit visit) {
        open(
                sets.named(List.of()).stream()
                        .filter(subject -> meant.test(subject.name()))
                        .toList(),
                visit);
    }

    private void open(List<Subject> subjects, Visit visit) {
        try (Home home = new Home(root, false)) {
            Preparing preparing = new Preparing(home, root);
            subjects.forEach(preparing::load);
            Surroundings around = home.around(
                    subjects.stream().map(Subject::database).distinct().toList());
            try (Workshop workshop = new Workshop(around)) {
                for (Subject subject : subjects) {
                    String folder = preparing.project(subject, workshop, around);
                    try (OpenProject project = workshop.project(Optional.of(folder))) {
                        visit.visit(subject.name(), trials(subject), project);
                    }
                }
            }
        }
    }

    private List<Trial> trials(Subject subject) {
        return Stream.concat(questions.of(subject).stream(), unanswerable(subject).stream())
                .toList();
    }

    /** Questions without an answer to databases whose own sets have none. */
    private List<Trial> unanswerable(Subject subject) {
        Path file = root.resolve("benchmarks/src/main/resources/own/unanswerable.jsonl");
        if (Files.notExists(file)) {
            return List.of();
        }
        List<GoldenQuestion> meant = new GoldenReader()
                .read(file).stream()
                        .filter(question -> question.database().equals(subject.database()))
                        .toList();
        return Trial.of(meant, true);
    }
}
