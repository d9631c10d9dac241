package dash.learn;

import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.learnings.rules.RuleWords;
import dash.learnings.rules.Rules;
import dash.schema.Schema;
import dash.statement.Statement;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Learns from a person who says that an answer is wrong. However sure the person is, the lesson stays with them until golden
 * questions or a curator accept it: a statement that runs is not yet right.
 */
public final class Corrections {

    private final Recorder recorder;
    private final Lectures lectures;
    private final Clock clock;

    public Corrections(Recorder recorder, Rules rules, Clock clock) {
        this.recorder = recorder;
        this.lectures = new Lectures(rules);
        this.clock = clock;
    }

    /**
     * A question with the statement that answers it. The same person is answered by it at once.
     *
     * @param question in the asker's words
     * @param questionId of the answer that was wrong; may be empty
     * @param wrong the statement behind that answer; may be empty
     * @param reason what the person says was wrong; may be empty
     */
    public record Answered(
            String question, String questionId, String wrong, Statement right, String reason, String person) {}

    /**
     * What the statement teaches about this question, and what its difference from the wrong one teaches about others.
     *
     * @param asOf the day that counts as today
     */
    public List<Recorded> answer(Answered answered, LocalDate asOf, Schema schema) {
        String said = said(answered);
        List<Recorded> recorded = new ArrayList<>();
        recorded.add(record(lesson(answered, asOf, said), answered.questionId(), answered.person(), said));
        if (!answered.wrong().isBlank()) {
            recorded.addAll(difference(answered, schema, Corrections::isGeneral));
        }
        return recorded;
    }

    /** What the difference of the two statements teaches, where nobody said which question they answer. */
    public List<Recorded> difference(Answered answered, Schema schema) {
        return difference(answered, schema, lesson -> true);
    }

    private List<Recorded> difference(Answered answered, Schema schema, Predicate<Lesson> which) {
        String said = said(answered);
        return lectures.of(answered.question(), answered.wrong(), answered.right(), complaint(said), schema).stream()
                .filter(which)
                .map(lesson -> record(lesson, answered.questionId(), answered.person(), said))
                .toList();
    }

    /** What only repeats the two statements is said by the taught question already. */
    private static boolean isGeneral(Lesson lesson) {
        return lesson.rule().filter(rule -> !(rule instanceof Rule.Replace)).isPresent();
    }

    private static String said(Answered answered) {
        return answered.reason().isBlank()
                ? "a person corrected the answer to: " + answered.question()
                : answered.reason();
    }

    private static Lectures.Complaint complaint(String said) {
        return new Lectures.Complaint(Mistake.Sort.CORRECTED, said, "", "");
    }

    private static Lesson lesson(Answered answered, LocalDate asOf, String said) {
        Rule.AnswerWith rule = new Rule.AnswerWith(
                answered.question(), answered.right().sql(), asOf, Lectures.tables(answered.right()));
        Mistake mistake =
                new Mistake(Mistake.Sort.CORRECTED, said, "", answered.wrong().strip(), rule.sql(), "");
        return new Lesson(
                LessonWriter.cut(RuleWords.title(rule), Lesson.LONGEST_TITLE),
                LessonWriter.cut(RuleWords.sentence(rule), Lesson.LONGEST_DESCRIPTION),
                RuleWords.category(rule),
                Optional.of(rule),
                rule.tables(),
                Optional.of(mistake));
    }

    /** Only words: what was wrong, without a statement that is right. */
    public Recorded object(
            String question, String questionId, String wrong, String reason, List<String> tables, String person) {
        Mistake mistake = new Mistake(Mistake.Sort.CORRECTED, reason, "", wrong, "", "");
        Lesson lesson = new Lesson(
                LessonWriter.cut(question, Lesson.LONGEST_TITLE),
                LessonWriter.cut(reason, Lesson.LONGEST_DESCRIPTION),
                Category.BUSINESS_LOGIC,
                Optional.empty(),
                tables,
                Optional.of(mistake));
        return record(lesson, questionId, person, reason);
    }

    private Recorded record(Lesson lesson, String questionId, String person, String said) {
        Discovery discovery = new Discovery(Discovery.Source.CORRECTED, person, questionId, clock.instant());
        String difference = lesson.mistake().map(Mistake::difference).orElse("");
        Evidence evidence = new Evidence(
                clock.instant(),
                Evidence.Kind.OBSERVED,
                person,
                questionId,
                said + (difference.isBlank() ? "" : "\n" + difference));
        return recorder.record(lesson, Trust.proposed(new Trust.Scope.Person(person)), discovery, evidence);
    }
}
