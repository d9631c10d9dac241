package dash.benchmarks.builtin;

import dash.golden.Trial;
import dash.project.OpenProject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What 2,000 further tables cost: the same questions to the same tables with and without them, turn by turn. */
final class SizeRun {

    static final int TABLES = 2_000;

    /** The first round is for the machine to find its speed. */
    private static final int ROUNDS = 2;

    private final Options options;

    SizeRun(Options options) {
        this.options = options;
    }

    static Subject large(Subject chinook) {
        return new Subject(
                Sets.SIZE,
                Sets.SIZE,
                "chinook_large",
                chinook.dumps(),
                chinook.perDay(),
                chinook.way(),
                chinook.questions());
    }

    String run(OpenProject small, OpenProject large, List<Trial> trials) {
        Asking few = Asking.analyst("chinook", small, options.has("--extra-columns"));
        Asking many = Asking.analyst("+" + TABLES + " tables", large, options.has("--extra-columns"));
        List<Measured> withFew = new ArrayList<>();
        List<Measured> withMany = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            withFew.clear();
            withMany.clear();
            for (Trial trial : trials) {
                withFew.add(few.ask(trial).measured());
                withMany.add(many.ask(trial).measured());
            }
        }
        return told(new Tally("chinook", withFew), new Tally("+" + TABLES + " tables", withMany));
    }

    private static String told(Tally few, Tally many) {
        return Table.of(List.of(few, many))
                + median("processor time", few, many, Measured::processor)
                + median("time of the context", few, many, Measured::context)
                + median("time of the analyst", few, many, Measured::analyst);
    }

    private static String median(String what, Tally few, Tally many, ToDoubleFunction<Measured> figure) {
        double before = few.quantile(0.5, figure);
        double after = many.quantile(0.5, figure);
        return String.format(
                Locale.ROOT,
                "median %s of a question: %.1f ms, with %,d further tables %.1f ms: %.2f times%n",
                what,
                before,
                TABLES,
                after,
                after / before);
    }
}
