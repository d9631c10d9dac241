package dash.benchmarks.weights;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the fitted weights where the analyst reads them, and the figures into the measurements. */
record Writing(Path root) {

    private static final String HEADING = "## Weights, fitted without the database that is scored";

    void write(Fitting fitting) {
        try {
            Files.write(root.resolve("builtin/src/main/resources/dash/builtin/choice/weights.txt"), weights(fitting));
            Path measured = root.resolve("docs/measured.md");
            Files.writeString(measured, replaced(Files.readString(measured), section(fitting)));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static List<String> weights(Fitting fitting) {
        List<String> lines = new ArrayList<>(head(fitting));
        lines.add(line("threshold", fitting.threshold()));
        lines.add(line("step-in", fitting.threshold() * Believed.STEP_IN));
        fitting.fit().weights().forEach((name, weight) -> lines.add(line(name, weight)));
        return lines;
    }

    private static List<String> head(Fitting fitting) {
        Score score = fitting.score();
        return List.of(
                "# What each piece of evidence for a reading weighs, in a logistic regression. Written by: ./dash bench weights",
                "# Fitted on " + LocalDate.now(ZoneOffset.UTC) + " to "
                        + fitting.ballots().size() + " wordings of " + sets(fitting) + ".",
                String.format(
                        Locale.ROOT,
                        "# Each database scored by a fit to the others: right %.1f %% of %d, right of answered %.1f %%, %d of %d without an answer declined.",
                        score.rightOfAll(),
                        score.questions(),
                        score.rightOfAnswered(),
                        score.declinedRightly(),
                        score.unanswerable()));
    }

    private static String sets(Fitting fitting) {
        return fitting.ballots().stream().map(Ballot::set).distinct().collect(Collectors.joining(", "));
    }

    private static String line(String name, double value) {
        return String.format(Locale.ROOT, "%s %.4f", name, value);
    }

    private static String section(Fitting fitting) {
        return HEADING + "\n\n"
                + String.format(Locale.ROOT, """
                        `./dash bench weights` runs and judges the first five readings of every wording, fits the probability that a reading is right (`builtin/choice`) and writes this section and `weights.txt`;
                        `--kept` fits once more to the ballots of the last run. Each row is scored by a fit to all other databases. A reading is believed from %.2f on (penalty %.0f). By cost: what the reader's own
                        costs would choose, believed up to 2.0. Seen on %s.
                        Which evidence there is, how much the cheapest reading counts, the penalty and the threshold were chosen by looking at these very figures, so expect a little less elsewhere.

                        """, fitting.threshold(), fitting.penalty(), LocalDate.now(ZoneOffset.UTC))
                + String.join("\n", fitting.table()) + "\n\n" + fitting.stricterCost() + "\n\n";
    }

    /** In the place of the section that is there, else before the one on answers. */
    private static String replaced(String text, String section) {
        int start = text.indexOf(HEADING);
        if (start < 0) {
            int answers = text.indexOf("## Answers");
            return text.substring(0, answers) + section + text.substring(answers);
        }
        int end = text.indexOf("\n## ", start);
        return text.substring(0, start) + section + (end < 0 ? "" : text.substring(end + 1));
    }
}
