package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** Figures that add up along steps of time: "running total of payments by month", "cumulative number of members per week". */
final class RunningRules {

    private static final double LIKELY = 0.3;
    private static final double UNLIKELY = 0.6;

    private final Joined joined;

    RunningRules(Joined joined) {
        this.joined = joined;
    }

    /** In front of the figure. */
    void before(Frame noun, Sense.Cue cue) {
        if (joined.glued(Glue.LISTING | Glue.BREAK | Glue.WITH) || !plain(noun)) {
            return;
        }
        boolean total = cue == Sense.Cue.RUNNING_TOTAL;
        figure(noun)
                .ifPresent(figure -> joined.noun(
                        noun.withHeads(List.of(new Term.Running(figure))),
                        Joined.implied(noun.isRows() ? total ? UNLIKELY : LIKELY : 0)));
        if (noun.isRows() && cue != Sense.Cue.RUNNING_COUNT) {
            joined.world().amounts(noun.core()).stream()
                    .limit(1)
                    .forEach(amount -> joined.noun(
                            noun.withHeads(List.of(new Term.Running(Term.Figure.of(Term.Function.SUM, amount)))),
                            Joined.implied(total ? LIKELY : UNLIKELY)));
        }
    }

    /** Behind it: "revenue by month, cumulative", "orders by month with a running total". */
    void behind(Frame noun) {
        if (!plain(noun) || joined.glued(Glue.BREAK)) {
            return;
        }
        boolean beside = joined.glued(Glue.AND | Glue.WITH);
        figure(noun)
                .filter(figure -> !noun.isRows() || !noun.groups().isEmpty())
                .ifPresent(figure -> joined.noun(
                        noun.withHeads(
                                beside ? List.of(figure, new Term.Running(figure)) : List.of(new Term.Running(figure))),
                        Joined.loose(0.05)));
    }

    private static boolean plain(Frame noun) {
        return !noun.isRanked() && noun.open() == 0 && noun.having().isEmpty() && !noun.each();
    }

    /** Averages do not add up, and neither do numbers of different things. */
    private static Optional<Term.Figure> figure(Frame noun) {
        return Changes.figure(noun)
                .filter(figure -> !figure.distinct())
                .filter(figure -> figure.function() == Term.Function.SUM || figure.function() == Term.Function.COUNT);
    }
}
