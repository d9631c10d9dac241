package dash.benchmarks.builtin;

import dash.golden.Trial;
import dash.project.OpenProject;
import dash.project.Surroundings;
import dash.project.Workshop;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./dash bench builtin}; {@link Options#USE} tells with what. */
public final class BuiltinMain {

    /** The first questions of a process are slow for reasons that are not the analyst's. */
    private static final int WARM_UP = 20;

    /** Where an engine that broke leaves its stack; kept, because settings of a logger that is let go are lost. */
    private static final Logger BROKEN = Logger.getLogger("dash.golden");

    private final Options options;
    private final Questions questions;
    private final List<Measured> results = new ArrayList<>();
    private final List<Tally> tallies = new ArrayList<>();
    private boolean warm;

    private BuiltinMain(Options options) {
        this.options = options;
        this.questions = new Questions(options);
    }

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) {
        Logger.getLogger("").setLevel(Level.SEVERE);
        BROKEN.setLevel(Level.WARNING);
        try {
            Path root = Path.of(arguments[0]);
            System.setProperty("dash.root", root.toString());
            new BuiltinMain(Options.read(arguments)).run(root);
        } catch (Options.WrongUse wrong) {
            System.err.println("dash: bench builtin " + wrong.getMessage() + ". Next: use " + Options.USE);
            System.exit(2);
        }
        System.exit(0);
    }

    private void run(Path root) {
        Sets sets = Sets.of(root);
        List<Subject> subjects = options.sets().equals(List.of(Sets.SIZE)) ? List.of() : sets.named(options.sets());
        try (Home home = new Home(root, options.has("--fresh"))) {
            Preparing preparing = new Preparing(home, root);
            subjects.forEach(preparing::load);
            Surroundings around = home.around(
                    subjects.stream().map(Subject::database).distinct().toList());
            try (Workshop workshop = new Workshop(around)) {
                for (Subject subject : subjects) {
                    take(subject, preparing, workshop, around);
                }
            }
        }
        tell();
    }

    private void take(Subject subject, Preparing preparing, Workshop workshop, Surroundings around) {
        String folder = preparing.project(subject, workshop, around);
        try (OpenProject project = workshop.project(Optional.of(folder))) {
            Asking asking = new Asking(subject.name(), project, options.has("--extra-columns"));
            List<Trial> trials = questions.of(subject, project);
            warmUp(asking, trials);
            List<Measured> measured = new ArrayList<>();
            for (Trial trial : trials) {
                Measured one = asking.ask(trial);
                measured.add(one);
                show(one, asking, project);
            }
            results.addAll(measured);
            tallies.add(new Tally(subject.name(), measured));
        }
    }

    private void warmUp(Asking asking, List<Trial> trials) {
        if (!warm && options.id().isEmpty()) {
            trials.stream().limit(WARM_UP).forEach(asking::ask);
            warm = true;
        }
    }

    private void show(Measured one, Asking asking, OpenProject project) {
        if (options.id().isPresent()) {
            System.out.println(
                    Trace.of(one, asking.answer(), project.context(one.trial().wording())));
        } else if (options.show().filter(show -> show.wants(one)).isPresent()) {
            System.out.println(Block.of(one));
        }
    }

    private void tell() {
        if (tallies.size() > 1) {
            tallies.add(new Tally("all", results));
        }
        System.out.print(Table.of(tallies));
        options.file("--against").ifPresent(file -> System.out.print(Comparison.of(ResultsFile.read(file), results)));
        options.file("--json").ifPresent(file -> ResultsFile.write(file, results));
    }
}
