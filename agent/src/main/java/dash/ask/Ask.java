package dash.ask;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.answer.Answer;
import dash.answer.Answers;
import dash.context.Contexts;
import dash.correct.Attempt;
import dash.correct.Attempts;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.execute.Probes;
import dash.learn.Recorded;
import dash.question.Cancellation;
import dash.question.Question;
import java.util.List;
import java.util.Optional;

/** Asks one project's data. Safe for many questions at once: everything that changes lives in a transcript. */
public final class Ask {

    private final Contexts contexts;
    private final Analyst analyst;
    private final Attempts attempts;
    private final Answers answers;
    private final Limits limits;
    private final Effort effort;
    private final Learning learning;

    /** What is made of a question once it is answered. */
    @FunctionalInterface
    public interface Learning {

        Learning NONE = transcript -> List.of();

        /** Must not throw; the answer does not wait for anything slow. */
        List<Recorded> learn(Transcript transcript);
    }

    public Ask(Contexts contexts, Analyst analyst, Attempts attempts, Limits limits, Effort effort, Learning learning) {
        this.contexts = contexts;
        this.analyst = analyst;
        this.attempts = attempts;
        this.answers = new Answers(analyst.name());
        this.limits = limits;
        this.effort = effort;
        this.learning = learning;
    }

    /** The whole way of a question. */
    public Answer ask(Question question, Listener listener, Cancellation cancellation) {
        Course course = new Course(effort, listener, cancellation);
        course.tell(new Event.Opened(question));
        Transcript transcript = Transcript.open(question, course.timeContext(() -> contexts.gather(question)));
        course.tell(new Event.ContextGathered(transcript.context()));
        Optional<Answer> answer = Optional.empty();
        while (answer.isEmpty() && course.allows(transcript)) {
            Transcript sofar = transcript;
            Move move = course.timeAnalyst(() -> analyst.next(sofar));
            course.tell(new Event.Moved(move));
            switch (move) {
                case Move.RunSql run -> transcript = transcript.plus(run(run, transcript, course));
                case Move.Inspect inspect -> transcript = transcript.plus(inspect(inspect, transcript));
                case Move.AskBack choice -> answer = Optional.of(answers.askBack(transcript, choice, course.timing()));
                case Move.Decline why -> answer = Optional.of(answers.decline(transcript, why, course.timing()));
                case Move.Conclude end -> answer = Optional.of(tell(transcript, course));
            }
        }
        Answer told = answer.isPresent() ? answer.get() : unfinished(transcript, course);
        List<Recorded> learned = learning.learn(transcript);
        learned.forEach(lesson -> course.tell(new Event.Learned(lesson)));
        Answer whole = told.withLearned(learned.stream().map(Recorded::learning).toList());
        course.tell(new Event.Done(whole));
        return whole;
    }

    /** One further statement may set a single figure beside another. */
    private Answer tell(Transcript transcript, Course course) {
        Probes probes = attempts.probes(commission(transcript.question(), course), 1);
        return answers.tell(transcript, probes, Optional.empty(), course.timing());
    }

    private Commission commission(Question question, Course course) {
        return new Commission(
                question.project(),
                question.asker(),
                question.door(),
                question.id().value(),
                limits,
                course.cancellation());
    }

    /** A result that could only be doubted, and not be bettered, is told with its doubts. */
    private Answer unfinished(Transcript transcript, Course course) {
        if (course.isCancelled()) {
            return answers.cancelled(transcript, course.timing());
        }
        return Course.endsInDoubt(transcript.attempts())
                ? tell(transcript, course)
                : answers.giveUp(transcript, course.timing());
    }

    private Transcript.Tried run(Move.RunSql move, Transcript transcript, Course course) {
        Question question = transcript.question();
        List<Attempt> earlier = transcript.attempts();
        Attempt attempt = attempts.make(
                move.sql(),
                move.reading().units(),
                earlier.size() + 1,
                question.text().equals(move.sql().strip()) ? "" : question.text(),
                transcript.context(),
                commission(question, course));
        course.tell(new Event.Attempted(attempt));
        return new Transcript.Tried(move, attempt);
    }

    private static Transcript.Inspected inspect(Move.Inspect move, Transcript transcript) {
        return new Transcript.Inspected(
                move, SchemaText.describe(transcript.context().schema(), move.table()));
    }
}
