package dash.learn;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import dash.correct.LearningUse;
import dash.correct.Outcome;
import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Learnings;
import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Tally;
import dash.learnings.Trust;
import dash.learnings.rules.Rules;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.question.Question;
import dash.statement.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Learns from what happened to a question. Safe for many questions at once; never fails one. */
public final class Learner {

    private static final Logger LOG = LoggerFactory.getLogger(Learner.class);

    /** A model that wants to remember more of one question is rambling. */
    private static final int MOST_WORDS = 3;

    private final Learnings learnings;
    private final Recorder recorder;
    private final Lectures lectures;
    private final Clock clock;

    public Learner(Learnings learnings, Vetting vetting, Rules rules, Clock clock) {
        this.learnings = learnings;
        this.recorder = new Recorder(learnings, vetting, clock);
        this.lectures = new Lectures(rules);
        this.clock = clock;
    }

    /** What was learned, new or once more. */
    public List<Recorded> learn(Transcript transcript) {
        List<Recorded> recorded = new ArrayList<>();
        try {
            count(transcript);
            recorded.addAll(fromRepairs(transcript));
            recorded.addAll(fromWords(transcript));
        } catch (RuntimeException failure) {
            LOG.warn(
                    "nothing was learned from question {}",
                    transcript.question().id(),
                    failure);
        }
        return recorded;
    }

    /** Each attempt that did not work, with the one after it; nothing when the last one did not work either. */
    private List<Recorded> fromRepairs(Transcript transcript) {
        List<Attempt> attempts = transcript.tries().stream()
                .filter(tried -> !tried.move().reading().taught())
                .map(Transcript.Tried::attempt)
                .toList();
        List<Recorded> recorded = new ArrayList<>();
        for (int at = 0; at + 1 < attempts.size(); at++) {
            Attempt wrong = attempts.get(at);
            Attempt next = attempts.get(at + 1);
            if (teaches(wrong) && endsWell(attempts, at + 1) && isRepaired(wrong, next)) {
                recorded.addAll(record(transcript, wrong, next));
            }
        }
        return recorded;
    }

    /** What the analyst wanted to remember serves the one who asked, and nobody else until it is proven. */
    private List<Recorded> fromWords(Transcript transcript) {
        Question question = transcript.question();
        return transcript.notes().stream()
                .filter(Move.Remember.class::isInstance)
                .map(Move.Remember.class::cast)
                .filter(words -> !words.title().isBlank() && !words.text().isBlank())
                .filter(words -> !repeats(words, transcript.context().preferences()))
                .limit(MOST_WORDS)
                .map(words -> new Lesson(
                        LessonWriter.cut(words.title(), Lesson.LONGEST_TITLE),
                        LessonWriter.cut(words.text(), Lesson.LONGEST_DESCRIPTION),
                        Category.of(words.category()).orElse(Category.OTHER),
                        Optional.empty(),
                        words.tables(),
                        Optional.empty()))
                .map(lesson -> recorder.record(
                        lesson,
                        Trust.proposed(new Trust.Scope.Person(question.asker().name())),
                        new Discovery(
                                Discovery.Source.ANALYST,
                                question.asker().name(),
                                question.id().value(),
                                clock.instant()),
                        evidence(lesson, question)))
                .toList();
    }

    /** What the person said of themselves is no lesson about the data, and curators read lessons. */
    private static boolean repeats(Move.Remember words, List<Remembered> preferences) {
        String text = (words.title() + "\n" + words.text()).toLowerCase(Locale.ROOT);
        return preferences.stream()
                .map(Remembered::preference)
                .filter(preference -> preference instanceof Preference.Note || preference instanceof Preference.Team)
                .anyMatch(preference -> text.contains(preference.written().toLowerCase(Locale.ROOT)));
    }

    private static boolean teaches(Attempt wrong) {
        return switch (wrong.outcome()) {
            case Outcome.Stopped stopped ->
                !stopped.why().isEmpty()
                        && stopped.why().stream().map(Diagnosis::code).allMatch(Candidates::teaches);
            case Outcome.Failed failed -> failed.error().repairable();
            case Outcome.Ran ran -> wrong.repairable();
        };
    }

    /** The chain of repairs ends in a statement that ran and left nothing to repair. */
    private static boolean endsWell(List<Attempt> attempts, int from) {
        return attempts.subList(from, attempts.size()).stream()
                .anyMatch(attempt ->
                        attempt.ran().isPresent() && attempt.diagnoses().isEmpty());
    }

    /** The next attempt no longer has the same complaint. */
    private static boolean isRepaired(Attempt wrong, Attempt next) {
        Diagnosis complaint = wrong.diagnoses().getFirst();
        return next.diagnoses().stream()
                .noneMatch(again ->
                        again.code().equals(complaint.code()) && again.message().equals(complaint.message()));
    }

    private List<Recorded> record(Transcript transcript, Attempt wrong, Attempt next) {
        Question question = transcript.question();
        Diagnosis complaint = wrong.diagnoses().getFirst();
        Mistake.Sort sort = wrong.ran().isPresent() ? Mistake.Sort.DOUBTED : Mistake.Sort.FAILED;
        Discovery discovery = discovery(question);
        return statementOf(next)
                .map(right -> lectures
                        .of(
                                question.text(),
                                wrong.sql(),
                                right,
                                new Lectures.Complaint(sort, complaint.message(), complaint.code(), complaint.advice()),
                                transcript.context().schema())
                        .stream()
                        .map(lesson ->
                                recorder.record(lesson, trust(lesson, question), discovery, evidence(lesson, question)))
                        .toList())
                .orElse(List.of());
    }

    private Optional<Statement> statementOf(Attempt attempt) {
        return switch (attempt.outcome()) {
            case Outcome.Ran ran -> Optional.of(ran.statement());
            case Outcome.Failed failed -> Optional.of(failed.statement());
            case Outcome.Stopped stopped -> Optional.empty();
        };
    }

    /** A rule that was seen to work serves everybody at once; words stay with the one who caused them. */
    private static Trust trust(Lesson lesson, Question question) {
        return Trust.proposed(
                lesson.rule().isPresent()
                        ? new Trust.Scope.Project()
                        : new Trust.Scope.Person(question.asker().name()));
    }

    private Discovery discovery(Question question) {
        return new Discovery(
                Discovery.Source.OBSERVED,
                question.asker().name(),
                question.id().value(),
                clock.instant());
    }

    private Evidence evidence(Lesson lesson, Question question) {
        String difference = lesson.mistake().map(Mistake::difference).orElse("");
        String error = lesson.mistake().map(Mistake::error).orElse("");
        return new Evidence(
                clock.instant(),
                Evidence.Kind.OBSERVED,
                question.asker().name(),
                question.id().value(),
                error + (difference.isBlank() ? "" : "\n" + difference));
    }

    /** What a learning did for one question. */
    private record Service(boolean well, boolean helped) {

        Service and(Service other) {
            return new Service(well && other.well, helped || other.helped);
        }
    }

    /** Counts what learnings did for this question. */
    private void count(Transcript transcript) {
        Map<Integer, Service> used = new LinkedHashMap<>();
        for (Attempt attempt : transcript.attempts()) {
            for (LearningUse use : attempt.learnings()) {
                boolean well = use.isHonoured() && attempt.ran().isPresent();
                if (use.isHonoured() || use.kind() == LearningUse.Kind.MISLED) {
                    Service service = new Service(well, well && madeRight(use));
                    used.merge(use.learning().number(), service, Service::and);
                }
            }
        }
        if (!used.isEmpty()) {
            String person = transcript.question().asker().name();
            learnings.change(
                    person,
                    memory -> used.entrySet().stream()
                            .flatMap(entry -> memory.find(entry.getKey()).stream()
                                    .map(learning -> used(learning, entry.getValue(), transcript.question())))
                            .toList());
        }
    }

    /** A draft that was put right would not have run; of any other nobody knows whether it is right now. */
    private static boolean madeRight(LearningUse use) {
        return use.kind() == LearningUse.Kind.APPLIED && use.learning().preventsFailure();
    }

    private LearningChange used(Learning learning, Service service, Question question) {
        Tally counted = learning.tally().used(service.well(), clock.instant());
        Learning after = learning.with(service.helped() ? counted.helpedOnce() : counted);
        List<Evidence> evidence = service.well() && !service.helped()
                ? List.of()
                : List.of(new Evidence(
                        clock.instant(),
                        service.well() ? Evidence.Kind.HELPED : Evidence.Kind.FAILED,
                        question.asker().name(),
                        question.id().value(),
                        service.well()
                                ? "put right a statement that would not have run"
                                : "kept to, and the statement did not run"));
        return Fading.check(after)
                .map(faded -> new LearningChange(faded, "retired", evidence))
                .orElseGet(() -> new LearningChange(after, LearningChange.USED, evidence));
    }
}
