package dash.builtin.readings;

import dash.builtin.links.Link;
import dash.builtin.links.Threshold;
import dash.builtin.links.Units;
import dash.builtin.periods.Grain;
import dash.knowledge.Metric;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Collects what is to become of the figures of one cover, and says whether that can be. */
final class Shaping {

    private final Metric metric;
    private final Set<Link.Cue> cues = EnumSet.noneOf(Link.Cue.class);
    private Optional<Threshold> threshold = Optional.empty();
    private Optional<Grain> baseline = Optional.empty();
    private int share;

    Shaping(Metric metric) {
        this.metric = metric;
    }

    /** Saying it twice is saying it. */
    boolean take(Link.ToCue link) {
        cues.add(link.cue());
        share = link.cue() == Link.Cue.SHARE ? link.to() - 1 : share;
        return true;
    }

    boolean take(Threshold found) {
        boolean free = threshold.isEmpty();
        threshold = Optional.of(found);
        return free;
    }

    boolean take(Grain grain) {
        boolean free = baseline.isEmpty();
        baseline = Optional.of(grain);
        return free;
    }

    boolean has(Link.Cue cue) {
        return cues.contains(cue);
    }

    Optional<Threshold> threshold() {
        return threshold;
    }

    /** The step that a change is told by, when the question names it. */
    Optional<Grain> baseline() {
        return baseline;
    }

    boolean changes() {
        return has(Link.Cue.CHANGE) || (baseline.isPresent() && (has(Link.Cue.PERCENT) || has(Link.Cue.VERSUS)));
    }

    /** Empty when the words do not fit together or the metric cannot be shaped so. */
    Optional<Aspect> aspect(List<Group> groups, Narrowing narrowing, Optional<Ranking> ranking, PartOfWhole parts) {
        boolean share = has(Link.Cue.SHARE);
        boolean running = has(Link.Cue.RUNNING);
        boolean several = (share ? 1 : 0) + (running ? 1 : 0) + (changes() ? 1 : 0) > 1;
        boolean lost = baseline.isPresent() && !changes();
        boolean percentOfNothing = has(Link.Cue.PERCENT) && !share && !changes() && !percent();
        if (several || lost || percentOfNothing) {
            return Optional.empty();
        }
        if (share) {
            return Units.additive(metric) ? share(groups, narrowing, ranking, parts) : Optional.empty();
        }
        if (running) {
            boolean possible = Units.additive(metric) && series(groups) && ranking.isEmpty();
            return possible ? Optional.of(new Aspect.Running()) : Optional.empty();
        }
        return changes() ? change(groups, ranking) : Optional.of(new Aspect.Plain());
    }

    private Optional<Aspect> share(
            List<Group> groups, Narrowing narrowing, Optional<Ranking> ranking, PartOfWhole parts) {
        if (groups.isEmpty()) {
            return parts.whole(narrowing.filters(), narrowing.places(), share).map(Aspect.ShareOfSome::new);
        }
        if (ranking.isEmpty()) {
            return Optional.of(new Aspect.Share());
        }
        boolean first =
                groups.size() == 1 && ranking.get().mostFirst() && ranking.get().count() > 0;
        return first ? Optional.of(new Aspect.ShareOfTop(ranking.get().count())) : Optional.empty();
    }

    private Optional<Aspect> change(List<Group> groups, Optional<Ranking> ranking) {
        return series(groups) && ranking.isEmpty() && groups.getFirst() instanceof Group.ByTime(Grain grain, var fiscal)
                ? Optional.of(new Aspect.Change(grain))
                : Optional.empty();
    }

    private static boolean series(List<Group> groups) {
        return groups.size() == 1 && groups.getFirst() instanceof Group.ByTime;
    }

    private boolean percent() {
        return Set.of("%", "percent", "percentage").contains(metric.unit().toLowerCase(Locale.ROOT));
    }
}
