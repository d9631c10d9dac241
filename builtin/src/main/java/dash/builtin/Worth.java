package dash.builtin;

import dash.analyst.Transcript.Tried;
import dash.builtin.choice.Belief;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.execute.Cell;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a reading is worth once it has run: a reading over the live schema that was hardly believed, and whose result is empty or
 * doubted, is not told as if it were an answer.
 */
final class Worth {

    private static final double NOTHING_CAME = 0.3;

    private Worth() {}

    /** Whether nobody has to be asked whether this is what is meant. */
    static boolean told(Tried tried) {
        return !read(tried) || of(tried) >= Belief.threshold();
    }

    /** It ran and tells nothing: no rows, or nothing in them. */
    static boolean disappoints(Tried tried) {
        return tried.attempt().ran().map(Worth::nothing).orElse(true);
    }

    /** The result that is worth most; of equals the first. */
    static Optional<Tried> best(List<Tried> tries) {
        return tries.stream()
                .filter(tried -> tried.attempt().ran().isPresent())
                .max(Comparator.comparing((Tried tried) -> !disappoints(tried))
                        .thenComparingDouble(Worth::of)
                        .thenComparing(Comparator.comparingInt(
                                        (Tried tried) -> tried.attempt().number())
                                .reversed()));
    }

    /** What takes most of its worth. */
    static String against(Tried tried) {
        return tried.attempt()
                .ran()
                .flatMap(ran -> ran.doubts().stream().max(Comparator.comparingDouble(Doubt::weight)))
                .map(Doubt::claim)
                .orElseGet(() -> disappoints(tried) ? "nothing comes of it." : "it is too improbable.");
    }

    private static double of(Tried tried) {
        double reading = tried.move().reading().confidence();
        return tried.attempt()
                .ran()
                .map(ran -> reading
                        - ran.doubts().stream().mapToDouble(Doubt::weight).sum()
                        - (ran.doubts().isEmpty() && nothing(ran) ? NOTHING_CAME : 0))
                .orElse(0.0);
    }

    /** Over the live schema, by the words of the question alone. */
    private static boolean read(Tried tried) {
        return tried.move().reading().because().stream().map(Because::origin).anyMatch(Origin.Asked.class::isInstance);
    }

    private static boolean nothing(Outcome.Ran ran) {
        return ran.rows().rows().stream().allMatch(row -> row.stream().allMatch(Cell.Missing.class::isInstance));
    }
}
