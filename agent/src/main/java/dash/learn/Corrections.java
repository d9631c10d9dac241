package dash.learn;

import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Trust;
import dash.learnings.rules.Rules;
import dash.schema.Schema;
import dash.statement.Statement;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

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
     * @param question in the asker's words
     * @param questionId of the answer that was wrong
     * @param wrong the statement behind that answer
     * @param right a statement that was judged and run
     * @param reason what the person says was wrong; may be empty
     */
    public List<Recorded> correct(
            String question,
            String questionId,
            String wrong,
            Statement right,
            String reason,
            Schema schema,
            String person) {
        String said = reason.isBlank() ? "a person corrected the answer to: " + question : reason;
        return lectures
                .of(question, wrong, right, new Lectures.Complaint(Mistake.Sort.CORRECTED, said, ""), schema)
                .stream()
                .map(lesson -> record(lesson, questionId, person, said))
                .toList();
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
