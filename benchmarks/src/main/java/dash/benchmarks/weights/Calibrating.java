package dash.benchmarks.weights;

import dash.answer.Calibration;
import dash.benchmarks.weights.Reliability.Scored;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The calibration fitted to everything, and how it does on databases that it was not fitted to. */
final class Calibrating {

    private static final String HEADING = "## Confidence, calibrated without the database that is scored";
    private static final double HIGH = 0.7;

    private final List<Case> cases;
    private final List<Scored> unseen = new ArrayList<>();

    Calibrating(List<Case> cases) {
        this.cases = List.copyOf(cases);
        for (String database :
                cases.stream().map(Calibrating::database).distinct().toList()) {
            Calibration others = CalibrationFit.to(cases.stream()
                    .filter(one -> !database(one).equals(database))
                    .toList());
            cases.stream()
                    .filter(one -> database(one).equals(database))
                    .forEach(one -> unseen.add(new Scored(one, probability(others, one))));
        }
    }

    /** Several sets ask about one database. */
    private static String database(Case one) {
        return Stream.of("demo", "f1").filter(one.set()::startsWith).findFirst().orElse(one.set());
    }

    private static double probability(Calibration calibration, Case one) {
        double probability = one.read() ? calibration.probability(one.signals()) : 0;
        return one.unused().isEmpty() ? probability : Math.min(probability, calibration.sure() - 0.01);
    }

    private List<Scored> some(Predicate<Case> which) {
        return unseen.stream().filter(each -> which.test(each.one())).toList();
    }

    private static boolean isStranger(Case one) {
        return !CalibrationFit.SEEN.contains(one.set());
    }

    /** The curve over questions that nobody tuned for, and what thresholds come to. */
    List<String> lines() {
        Reliability reliability = new Reliability(some(one -> one.read() && isStranger(one)));
        List<String> lines = new ArrayList<>(reliability.table());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "Expected calibration error on questions that nobody tuned for: %.3f.",
                reliability.error()));
        lines.add("");
        lines.add(
                "| questions | sure from | wordings | answered | right of answered % | right of all % | offered | right among them"
                        + " | wrong at 0.7 or more |");
        lines.add("|---|---|---|---|---|---|---|---|---|");
        for (double sure : new double[] {0.3, 0.4, 0.5, 0.6, 0.7}) {
            lines.add(row(
                    "strangers' databases", one -> isStranger(one) && !one.set().startsWith("demo"), sure));
        }
        lines.add(row("demo, by a stranger", one -> one.set().equals("demo-unseen"), CalibrationFit.SURE));
        lines.add(row("demo, golden (seen)", one -> one.set().equals("demo"), CalibrationFit.SURE));
        lines.add(row("Formula 1 (seen)", one -> one.set().startsWith("f1"), CalibrationFit.SURE));
        return lines;
    }

    private String row(String name, Predicate<Case> which, double sure) {
        List<Scored> all = some(which);
        List<Scored> told = all.stream()
                .filter(each -> each.one().read() && each.probability() >= sure)
                .toList();
        List<Scored> offered = all.stream()
                .filter(each -> each.one().read() && each.probability() < sure)
                .toList();
        long right = told.stream().filter(each -> each.one().right()).count();
        long answerable = all.stream().filter(each -> each.one().answerable()).count();
        return String.format(
                Locale.ROOT,
                "| %s | %.1f | %d | %d | %.1f | %.1f | %d | %d | %d |",
                name,
                sure,
                all.size(),
                told.size(),
                100.0 * right / Math.max(1, told.size()),
                100.0 * right / Math.max(1, answerable),
                offered.size(),
                offered.stream()
                        .filter(each -> each.one().right() || each.one().offeredRight())
                        .count(),
                told.stream()
                        .filter(each ->
                                each.probability() >= HIGH && !each.one().right())
                        .count());
    }

    String told() {
        Calibration fitted = CalibrationFit.to(cases);
        return String.join("\n", lines()) + "\n\n" + new TreeMap<>(fitted.weights()) + "\n";
    }

    void write(Path root) {
        Calibration fitted = CalibrationFit.to(cases);
        List<String> text = new ArrayList<>(List.of(
                "# The probability that an answer is right, as a logistic regression over what is known of it. Written by: ./dash bench"
                        + " reliability --fit",
                "# Fitted on " + LocalDate.now(ZoneOffset.UTC) + " to "
                        + cases.stream().filter(Case::read).count()
                        + " readings of " + cases.size() + " wordings, of which "
                        + cases.stream().filter(Calibrating::isStranger).count()
                        + " are by people who had not seen Dash; see docs/measured.md.",
                line(Calibration.SURE, CalibrationFit.SURE)));
        new TreeMap<>(fitted.weights()).forEach((name, weight) -> text.add(line(name, weight)));
        try {
            Files.write(root.resolve("agent/src/main/resources/dash/answer/calibration.txt"), text);
            Path measured = root.resolve("docs/measured.md");
            Files.writeString(measured, replaced(Files.readString(measured)));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String line(String name, double value) {
        return String.format(Locale.ROOT, "%s %.4f", name, value);
    }

    /** In the place of the section that is there, else before the one on weights. */
    private String replaced(String text) {
        String section = HEADING + "\n\n"
                + String.format(
                        Locale.ROOT,
                        """
                        `./dash bench reliability --sets FOLDER --demo FILE` puts every wording to the whole engine, judges the first reading (columns beside the right ones do no harm) and all that are offered, and scores each
                        database by a fit to all others; `--kept` takes what the last run asked, `--fit` writes `calibration.txt` and this section. Fitted on %s to %d readings; what the analyst was built on (the demo's
                        golden questions, Formula 1) counts a fifth. An answer is told from %.1f on, and whatever leaves out a word that carries something stays below.
                        Formula 1 stands almost alone with its query patterns: scored without itself they have no weight, so that its row shows offers where the fit to everything answers.

                        """,
                        LocalDate.now(ZoneOffset.UTC),
                        cases.stream().filter(Case::read).count(),
                        CalibrationFit.SURE)
                + String.join("\n", lines()) + "\n\n";
        int start = text.indexOf(HEADING);
        if (start < 0) {
            int weights = text.indexOf("## Weights, fitted");
            return text.substring(0, weights) + section + text.substring(weights);
        }
        int end = text.indexOf("\n## ", start);
        return text.substring(0, start) + section + (end < 0 ? "" : text.substring(end + 1));
    }
}
