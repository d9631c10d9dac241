package dash.benchmarks.weights;

import dash.benchmarks.builtin.Projects;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./dash bench weights}; {@link #USE} tells with what. */
public final class WeightsMain {

    private static final String USE =
            "--kept (fit to the ballots of the last run), --threshold X (instead of the chosen one), --dry (write nothing)";
    private static final List<String> SETS = List.of("chinook", "pagila", "northwind", "defog", "f1-bare", "own");

    private WeightsMain() {}

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) {
        Logger.getLogger("").setLevel(Level.SEVERE);
        Path root = Path.of(arguments[0]);
        List<String> options = List.of(arguments).subList(1, arguments.length);
        OptionalDouble threshold = OptionalDouble.empty();
        for (int index = 0; index < options.size(); index++) {
            switch (options.get(index)) {
                case "--kept", "--dry" -> {}
                case "--threshold" -> threshold = OptionalDouble.of(Double.parseDouble(options.get(++index)));
                default -> {
                    System.err.println(
                            "dash: bench weights does not know '" + options.get(index) + "'. Next: use " + USE);
                    System.exit(2);
                }
            }
        }
        Fitting fitting = new Fitting(ballots(root, options.contains("--kept")), threshold);
        System.out.print(fitting.told());
        if (!options.contains("--dry")) {
            new Writing(root).write(fitting);
        }
        System.exit(0);
    }

    private static List<Ballot> ballots(Path root, boolean kept) {
        Path file = root.resolve("target/weights-ballots.jsonl");
        if (kept && Files.exists(file)) {
            return JsonLines.read(file, Ballot.class);
        }
        List<Ballot> ballots = new ArrayList<>();
        new Projects(root).each(SETS, (set, trials, project) -> {
            Judging judging = new Judging(set, project);
            System.err.println("judging the readings of " + set);
            trials.parallelStream().map(judging::ballot).forEachOrdered(ballots::add);
        });
        JsonLines.write(file, ballots);
        return ballots;
    }
}
