package dash.benchmarks.weights;

import dash.benchmarks.builtin.Projects;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./dash bench reliability}; {@link #USE} tells with what. */
public final class ReliabilityMain {

    private static final String USE =
            "--sets FOLDER (unseen databases with questions), --demo FILE (unseen questions to the demo), --set NAME[,NAME] (of ./dash bench"
                    + " builtin), --kept (what the last run asked and judged), --fit (write the calibration and docs/measured.md)";

    private ReliabilityMain() {}

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) {
        Logger.getLogger("").setLevel(Level.SEVERE);
        Path root = Path.of(arguments[0]);
        List<String> named = new ArrayList<>();
        Optional<Path> folder = Optional.empty();
        Optional<Path> demo = Optional.empty();
        boolean kept = false;
        boolean fit = false;
        for (int index = 1; index < arguments.length; index++) {
            String value = index + 1 < arguments.length ? arguments[index + 1] : "";
            switch (arguments[index]) {
                case "--kept" -> kept = true;
                case "--fit" -> fit = true;
                case "--set" -> {
                    named.addAll(List.of(value.split(",", -1)));
                    index++;
                }
                case "--sets" -> {
                    folder = Optional.of(Path.of(value));
                    index++;
                }
                case "--demo" -> {
                    demo = Optional.of(Path.of(value));
                    index++;
                }
                default -> {
                    System.err.println(
                            "dash: bench reliability does not know '" + arguments[index] + "'. Next: use " + USE);
                    System.exit(2);
                }
            }
        }
        Path file = root.resolve("target/reliability.jsonl");
        List<Case> cases = kept && Files.exists(file)
                ? JsonLines.read(file, Case.class)
                : gathered(new Projects(root, folder, demo), named, file);
        Calibrating calibrating = new Calibrating(cases);
        System.out.print(calibrating.told());
        if (fit) {
            calibrating.write(root);
        }
        System.exit(0);
    }

    private static List<Case> gathered(Projects projects, List<String> named, Path file) {
        List<Case> cases = new ArrayList<>();
        projects.each(named, (set, trials, project) -> {
            System.err.println("asking " + set);
            Gathering gathering = new Gathering(set, project);
            trials.parallelStream().map(gathering::of).forEachOrdered(cases::add);
        });
        JsonLines.write(file, cases);
        return cases;
    }
}
