package dash.learn;

import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Learnings;
import dash.learnings.Lesson;
import dash.learnings.Memory;
import dash.learnings.Rule;
import dash.learnings.Tally;
import dash.learnings.Trust;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Keeps a lesson once. Safe for many threads and processes: the decision is made while nobody else can change anything. */
public final class Recorder {

    private final Learnings learnings;
    private final Vetting vetting;
    private final Clock clock;

    public Recorder(Learnings learnings, Vetting vetting, Clock clock) {
        this.learnings = learnings;
        this.vetting = vetting;
        this.clock = clock;
    }

    public Recorder(Learnings learnings, Clock clock) {
        this(learnings, Vetting.NONE, clock);
    }

    /**
     * Adds a lesson, strengthens the one that says the same, or puts it to review beside the one that says otherwise.
     *
     * @param why what speaks for it
     */
    public Recorded record(Lesson lesson, Trust trust, Discovery discovery, Evidence why) {
        Optional<String> objection = vetting.objection(lesson);
        AtomicReference<Recorded> recorded = new AtomicReference<>();
        Memory memory = learnings.change(discovery.by(), before -> {
            Step step = decide(before, lesson, trust, discovery, why, objection);
            recorded.set(step.recorded());
            return step.changes();
        });
        Recorded decided = recorded.get();
        return new Recorded(memory.find(decided.learning().number()).orElse(decided.learning()), decided.outcome());
    }

    private record Step(Recorded recorded, List<LearningChange> changes) {}

    private Step decide(
            Memory memory, Lesson lesson, Trust trust, Discovery discovery, Evidence why, Optional<String> objection) {
        Optional<Learning> same = memory.learnings().stream()
                .filter(known -> Sameness.same(known.lesson(), lesson) && mayShare(known, trust))
                .findFirst();
        if (same.isPresent()) {
            return strengthened(same.get(), lesson, trust, discovery, why);
        }
        int number = memory.nextNumber();
        if (lesson.rule().filter(Rule::isAboutQuestions).isPresent()) {
            return taught(memory, new Learning(number, lesson, trust, discovery, Tally.NEW, 1), why);
        }
        Optional<Learning> against = contradicting(memory, lesson, trust);
        if (objection.isEmpty() && against.isEmpty()) {
            Learning fresh = new Learning(number, lesson, trust, discovery, Tally.NEW, 1);
            return new Step(
                    new Recorded(fresh, Recorded.Outcome.NEW),
                    List.of(new LearningChange(fresh, "learned", List.of(why))));
        }
        String reason = objection.orElseGet(() -> "contradicts learning "
                + against.get().number() + " (" + against.get().title() + "); a person has to choose");
        Learning doubtful =
                new Learning(number, lesson, trust.with(Trust.Status.QUARANTINED, reason), discovery, Tally.NEW, 1);
        LearningChange added = new LearningChange(
                doubtful,
                "quarantined",
                List.of(
                        why,
                        evidence(
                                against.map(other -> "learning " + other.number())
                                        .orElse(""),
                                why,
                                reason)));
        Recorded recorded = new Recorded(doubtful, Recorded.Outcome.CONTRADICTED);
        return against.map(other -> new Step(recorded, List.of(added, noted(other, number, why))))
                .orElseGet(() -> new Step(recorded, List.of(added)));
    }

    /** What a person taught last is what they mean: what they taught before about the same question is over. */
    private Step taught(Memory memory, Learning fresh, Evidence why) {
        List<LearningChange> changes = new ArrayList<>();
        changes.add(new LearningChange(fresh, "learned", List.of(why)));
        memory.learnings().stream()
                .filter(known -> known.trust().status() == Trust.Status.PROPOSED)
                .filter(known -> known.trust().scope().equals(fresh.trust().scope()))
                .filter(known -> known.rule()
                        .filter(rule -> Sameness.contradict(fresh.rule().orElseThrow(), rule))
                        .isPresent())
                .forEach(known -> changes.add(new LearningChange(
                        known.with(
                                known.trust().with(Trust.Status.RETIRED, "taught anew as learning " + fresh.number())),
                        "retired",
                        List.of(why))));
        return new Step(new Recorded(fresh, Recorded.Outcome.NEW), changes);
    }

    /** What one person was taught is not what another was taught, until it is there for all. */
    private static boolean mayShare(Learning known, Trust trust) {
        return known.trust().scope() instanceof Trust.Scope.Project
                || trust.scope() instanceof Trust.Scope.Project
                || known.trust().scope().equals(trust.scope());
    }

    /** What the engine saw for itself serves everybody, even if a person had said it before. */
    private Step strengthened(Learning known, Lesson lesson, Trust trust, Discovery discovery, Evidence why) {
        boolean wider = known.trust().status() == Trust.Status.PROPOSED
                && trust.scope() instanceof Trust.Scope.Project
                && known.trust().scope() instanceof Trust.Scope.Person;
        boolean again = known.trust().status() == Trust.Status.RETIRED
                && known.trust().promotedTo().isEmpty()
                && isByAPerson(discovery);
        Trust stands = again
                ? trust
                : wider
                        ? new Trust(
                                Trust.Status.PROPOSED,
                                trust.scope(),
                                known.trust().reason(),
                                known.trust().promotedTo())
                        : known.trust();
        Lesson says = known.rule().isEmpty() && lesson.rule().isPresent() ? lesson : known.lesson();
        Learning after = known.with(known.tally().again()).with(stands).with(says);
        return new Step(
                new Recorded(after, Recorded.Outcome.STRENGTHENED),
                List.of(new LearningChange(after, "strengthened", List.of(why))));
    }

    private static boolean isByAPerson(Discovery discovery) {
        return switch (discovery.source()) {
            case TAUGHT, CORRECTED -> true;
            case OBSERVED, ANALYST, IMPORTED -> false;
        };
    }

    private static Optional<Learning> contradicting(Memory memory, Lesson lesson, Trust trust) {
        return lesson.rule()
                .flatMap(rule -> memory.learnings().stream()
                        .filter(known -> known.trust().status() == Trust.Status.ACTIVE
                                || known.trust().status() == Trust.Status.PROPOSED)
                        .filter(known -> mayShare(known, trust))
                        .filter(known -> known.rule()
                                .filter(other -> Sameness.contradict(rule, other))
                                .isPresent())
                        .findFirst());
    }

    private LearningChange noted(Learning other, int number, Evidence why) {
        return new LearningChange(
                other,
                LearningChange.USED,
                List.of(evidence("learning " + number, why, "learning " + number + " says otherwise")));
    }

    private Evidence evidence(String about, Evidence why, String text) {
        return new Evidence(clock.instant(), Evidence.Kind.CONTRADICTS, why.by(), about, text);
    }
}
