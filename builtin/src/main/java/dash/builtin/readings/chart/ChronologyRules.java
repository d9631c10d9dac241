package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The earliest or the latest first: by the steps of time it is divided by, by the day that is told, else by the day of each row. */
final class ChronologyRules {

    /** That rows go by their own day nobody has said. */
    private static final double OWN_DAY = 0.3;

    private final Joined joined;

    ChronologyRules(Joined joined) {
        this.joined = joined;
    }

    void order(Frame frame, boolean latest) {
        if (frame.isRanked()) {
            joined.noun(frame, Joined.loose(0.1));
            return;
        }
        Optional<Term> said = Stream.concat(frame.groups().stream(), frame.heads().stream())
                .filter(ChronologyRules::tellsTime)
                .findFirst();
        if (said.isPresent()) {
            said.ifPresent(time -> joined.noun(ordered(frame, time, latest), Cost.NOTHING));
        } else if (!frame.hasFigure()) {
            joined.world().dates(frame.core()).stream()
                    .limit(1)
                    .forEach(day -> joined.noun(ordered(frame, day, latest), Joined.implied(OWN_DAY)));
        }
    }

    private static Frame ordered(Frame frame, Term time, boolean latest) {
        return frame.ordered(List.of(new Asked.Ordering(time, latest)), frame.limit());
    }

    private static boolean tellsTime(Term term) {
        return switch (term) {
            case Term.StepOf step -> true;
            case Term.PartOf part -> true;
            case Term.Attribute attribute -> World.isTime(attribute) || TimeRules.isYear(attribute);
            default -> false;
        };
    }
}
