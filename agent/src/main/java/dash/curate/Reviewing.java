package dash.curate;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.KnowledgeBase;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Learnings;
import dash.learnings.Lesson;
import dash.learnings.Memory;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.Trust;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What a person decides about learnings. Every decision is a step of the history with the curator's name and is itself
 * evidence; nothing is ever deleted. Whoever says which version they looked at is told when somebody was faster.
 */
public final class Reviewing {

    private final Learnings learnings;
    private final KnowledgeBase knowledge;
    private final String curator;
    private final Clock clock;

    public Reviewing(Learnings learnings, KnowledgeBase knowledge, String curator, Clock clock) {
        this.learnings = learnings;
        this.knowledge = knowledge;
        this.curator = curator;
        this.clock = clock;
    }

    /**
     * For everybody.
     *
     * @param insteadOf what it contradicts and what is retired for it; without this a contradiction is refused
     * @param anyway although golden questions get wrong with it, or have not been asked yet; without this both are refused
     */
    public Learning accept(int number, Set<Integer> insteadOf, boolean anyway, OptionalInt version) {
        return step(number, version, (memory, learning) -> {
            refusePromoted(learning);
            refuseUnproven(learning, anyway);
            List<LearningChange> changes = new ArrayList<>();
            Trust accepted = learning.trust().active("accepted by " + curator);
            changes.add(change(learning.with(accepted), "accepted", "", "accepted for everybody"));
            for (Learning rival : Rivals.inUse(learning, memory)) {
                if (!insteadOf.contains(rival.number())) {
                    throw contradicts(learning, rival);
                }
                changes.add(retired(rival, "learning " + number + " was accepted instead by " + curator));
            }
            return changes;
        });
    }

    public Learning reject(int number, String reason, OptionalInt version) {
        return step(number, version, (memory, learning) -> {
            Trust rejected = learning.trust().with(Trust.Status.REJECTED, "rejected by " + curator + said(reason));
            return List.of(change(learning.with(rejected), "rejected", "", rejected.reason()));
        });
    }

    public Learning retire(int number, String reason, OptionalInt version) {
        return step(
                number,
                version,
                (memory, learning) -> List.of(retired(learning, "retired by " + curator + said(reason))));
    }

    /** Changes what it says; its standing, its evidence and what it has been through stay. */
    public Learning edit(int number, UnaryOperator<Lesson> edit, OptionalInt version) {
        return step(number, version, (memory, learning) -> {
            Learning after = learning.with(edit.apply(learning.lesson()));
            if (after.lesson().equals(learning.lesson())) {
                return List.of();
            }
            refuseTwin(after, memory);
            return List.of(change(after, "edited", "", "edited by " + curator));
        });
    }

    /** One lesson instead of two: {@code into} stays, takes over what it lacks, and counts what both went through. */
    public Learning merge(int number, int into, OptionalInt version) {
        step(number, version, (memory, learning) -> {
            Learning other = found(memory, into);
            if (number == into || !isLiving(learning) || !isLiving(other)) {
                throw refused(
                        learning,
                        number == into
                                ? "a learning cannot be merged with itself"
                                : "both have to be in use or proposed",
                        "Name another learning, or accept this one first");
            }
            Learning merged = other.with(joined(other.lesson(), learning.lesson()))
                    .with(other.tally().plus(learning.tally()));
            String reason = "merged into " + into + ": " + other.title();
            return List.of(
                    change(
                            merged,
                            "merged",
                            "learning " + number,
                            "took over learning " + number + ": " + learning.title()),
                    change(
                            learning.with(learning.trust().with(Trust.Status.RETIRED, reason)),
                            "merged",
                            "learning " + into,
                            reason));
        });
        return found(learnings.current(), into);
    }

    /** Back to what it was before somebody last changed what it says or how it stands; undoing twice brings it back. */
    public Learning undo(int number) {
        return step(number, OptionalInt.empty(), (memory, learning) -> {
            Undoing undoing = new Undoing(learnings.history(number), learning, curator);
            if (undoing.takesBackAPromotion()) {
                new Promoting(knowledge, curator, clock).takeBack(learning);
            }
            return List.of(change(undoing.before(), "undone", "", "undone by " + curator));
        });
    }

    /**
     * Makes knowledge of it, in the same step: the learning is then told as knowledge, and no longer as a learning.
     *
     * @param name what a query pattern is to be called; a rule is called as the learning is
     */
    public Learning promote(int number, Promoting.Into into, Optional<String> name, OptionalInt version) {
        return step(number, version, (memory, learning) -> {
            refusePromoted(learning);
            String became = new Promoting(knowledge, curator, clock).promote(learning, into, name);
            Trust trust =
                    new Trust(Trust.Status.RETIRED, learning.trust().scope(), "became knowledge by " + curator, became);
            return List.of(change(learning.with(trust), "promoted", "", "became " + became + " by " + curator));
        });
    }

    /** What waits for a person: what contradicts first, then the proposals, then what was set aside. */
    public List<UnderReview> queue() {
        return UnderReview.queue(learnings);
    }

    @FunctionalInterface
    private interface Decision {
        List<LearningChange> of(Memory memory, Learning learning);
    }

    private Learning step(int number, OptionalInt version, Decision decision) {
        Function<Memory, List<LearningChange>> changes = memory -> {
            Learning learning = found(memory, number);
            checkVersion(learning, version);
            return decision.of(memory, learning);
        };
        return found(learnings.change(curator, changes), number);
    }

    private LearningChange change(Learning after, String act, String about, String text) {
        Evidence evidence = new Evidence(clock.instant(), Evidence.Kind.REVIEWED, curator, about, text);
        return new LearningChange(after, act, List.of(evidence));
    }

    private LearningChange retired(Learning learning, String reason) {
        return change(learning.with(learning.trust().with(Trust.Status.RETIRED, reason)), "retired", "", reason);
    }

    private static String said(String reason) {
        return reason.isBlank() ? "" : ": " + reason.strip();
    }

    private static boolean isLiving(Learning learning) {
        return switch (learning.trust().status()) {
            case PROPOSED, ACTIVE, QUARANTINED -> true;
            case RETIRED, REJECTED -> false;
        };
    }

    private static Lesson joined(Lesson into, Lesson from) {
        Set<String> tables = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        List<String> joined = new ArrayList<>();
        into.tables().stream().filter(tables::add).forEach(joined::add);
        from.tables().stream().filter(tables::add).forEach(joined::add);
        Optional<Rule> rule = into.rule().or(from::rule);
        Optional<Mistake> mistake = into.mistake().or(from::mistake);
        return new Lesson(into.title(), into.description(), into.category(), rule, joined, mistake);
    }

    private static void refuseTwin(Learning after, Memory memory) {
        memory.learnings().stream()
                .filter(other -> other.number() != after.number() && isLiving(other))
                .filter(other -> after.rule().isPresent() && after.rule().equals(other.rule()))
                .findFirst()
                .ifPresent(twin -> {
                    throw refused(
                            after,
                            "learning " + twin.number() + " (" + twin.title() + ") has this rule already",
                            "dash learnings merge " + after.number() + " " + twin.number() + " makes one of the two");
                });
    }

    private static void refusePromoted(Learning learning) {
        if (!learning.trust().promotedTo().isEmpty()) {
            throw refused(
                    learning,
                    "it became knowledge, " + learning.trust().promotedTo() + ", and is told as such",
                    "dash learnings undo " + learning.number() + " takes that back");
        }
    }

    /** Golden questions have the second last word, and a person who has read what they say the last. */
    private void refuseUnproven(Learning learning, boolean anyway) {
        if (anyway || learning.isActive()) {
            return;
        }
        Verdict verdict = Verdict.of(learnings.evidence(learning.number()));
        if (!verdict.isAsked() || verdict.isAgainst()) {
            throw FaultException.of(
                    Code.LEARNING_NOT_PROVEN,
                    Place.named("learning " + learning.number()),
                    learning.title(),
                    verdict.isAsked()
                            ? "golden questions speak against it: " + String.join("; ", verdict.against())
                            : "golden questions have not been asked about it yet",
                    "dash learnings show " + learning.number() + " shows it; dash learnings accept " + learning.number()
                            + " --anyway accepts it all the same");
        }
    }

    private static FaultException contradicts(Learning learning, Learning rival) {
        return refused(
                learning,
                "it contradicts learning " + rival.number() + " (" + rival.title() + "), which is in use",
                "dash learnings accept " + learning.number() + " --instead-of " + rival.number()
                        + " retires that one; dash learnings reject " + learning.number() + " keeps it");
    }

    private static FaultException refused(Learning learning, String message, String nextStep) {
        return FaultException.of(
                Code.LEARNING_REFUSED,
                Place.named("learning " + learning.number()),
                learning.title(),
                message + "; nothing was changed",
                nextStep);
    }

    private static void checkVersion(Learning learning, OptionalInt version) {
        if (version.isPresent() && version.getAsInt() != learning.version()) {
            throw FaultException.of(
                    Code.LEARNING_CHANGED_MEANWHILE,
                    Place.named("learning " + learning.number()),
                    "version " + learning.version(),
                    "it was changed since version " + version.getAsInt() + "; nothing was changed now",
                    "Look at it again (dash learnings show " + learning.number() + "), and decide with --version "
                            + learning.version());
        }
    }

    private static Learning found(Memory memory, int number) {
        return memory.find(number)
                .orElseThrow(() -> FaultException.of(
                        Code.LEARNING_UNKNOWN,
                        Place.named("learnings"),
                        String.valueOf(number),
                        "there is no learning of this number",
                        "dash learnings lists them"));
    }
}
