package dash.ask;

import dash.analyst.Analyst;
import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.answer.Answer;
import dash.answer.Answers;
import dash.answer.Status;
import dash.context.Context;
import dash.context.Contexts;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import dash.correct.Attempt;
import dash.correct.Attempts;
import dash.doubt.Doubts;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.learn.Recorded;
import dash.question.Cancellation;
import dash.question.Question;
import dash.schema.Schema;
import dash.search.ColumnName;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Asks one project's data. Safe for many questions at once: everything that changes lives in a transcript. */
public final class Ask {

    private final Contexts contexts;
    private final Analyst analyst;
    private final Attempts attempts;
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
        this.limits = limits;
        this.effort = effort;
        this.learning = learning;
    }

    /** A question that nothing was asked before. */
    public Answer ask(Question question, Listener listener, Cancellation cancellation) {
        return ask(question, Conversation.NONE, listener, cancellation);
    }

    /** The whole way of a question. */
    public Answer ask(Question question, Conversation earlier, Listener listener, Cancellation cancellation) {
        Analyst mind = analyst.fresh();
        Course course = new Course(mind.name(), effort, listener, cancellation);
        Answers answers = new Answers(List.of(course), contexts::passages);
        course.tell(new Event.Opened(question));
        Transcript transcript = open(question, earlier, mind, course);
        course.tell(new Event.ContextGathered(transcript.context()));
        Optional<Answer> answer = Optional.empty();
        while (answer.isEmpty() && course.allows(transcript)) {
            Transcript sofar = transcript;
            Move move = course.timeAnalyst(() -> mind.next(sofar, course));
            if (course.isCancelled()) {
                break;
            }
            course.tell(new Event.Moved(move));
            Optional<Transcript.Refuted> refuted = mind.rewords()
                    ? answers.refuted(sofar, move).filter(entry -> course.allows(sofar.plus(entry)))
                    : Optional.empty();
            if (refuted.isPresent()) {
                transcript = transcript.plus(refuted.get());
                continue;
            }
            switch (move) {
                case Move.RunSql run -> {
                    transcript = read(run, transcript, course);
                    transcript = transcript.plus(run(run, transcript, course));
                }
                case Move.Inspect inspect -> transcript = transcript.plus(inspect(inspect, transcript, course));
                case Move.Recall recall -> transcript = transcript.plus(recall(recall, question));
                case Move.Consult consult -> transcript = transcript.plus(consult(consult, question));
                case Move.Note note -> transcript = transcript.plus(new Transcript.Noted(note));
                case Move.Offer offer -> answer = Optional.of(offer(answers, transcript, offer, mind, course));
                case Move.Decline why -> answer = Optional.of(decline(answers, transcript, why, course));
                case Move.Reply reply -> answer = Optional.of(reply(answers, transcript, reply, course));
                case Move.Surrender why -> answer = Optional.of(answers.surrender(transcript, why, course.account()));
                case Move.Tell told -> answer = Optional.of(answers.told(transcript, told, course.account()));
                case Move.Conclude end -> answer = Optional.of(tell(answers, transcript, end, mind, course));
            }
        }
        Answer told = answer.isPresent() ? answer.get() : unfinished(answers, transcript, mind, course);
        Answer helped = helped(answers, told, transcript, mind, course);
        List<Recorded> learned = learning.learn(transcript);
        learned.forEach(lesson -> course.tell(new Event.Learned(lesson)));
        Answer whole =
                helped.withLearned(learned.stream().map(Recorded::learning).toList());
        course.tell(new Event.Done(whole));
        return whole;
    }

    /** A question is read first: what it means, in its conversation if it has one, is what everything else works with. */
    private Transcript open(Question question, Conversation earlier, Analyst mind, Course course) {
        Question asked = earlier.isEmpty() ? question : together(question, earlier);
        Context gathered = course.timeContext(() -> contexts.gather(asked));
        Following following = course.timeAnalyst(() -> mind.follow(question, earlier, gathered));
        Question read = following.readAs().map(question::readAs).orElse(question);
        if (read.isReadOtherwise()) {
            course.tell(new Event.ReadAs(read));
        }
        return read.equals(asked)
                ? Transcript.open(read, gathered, following)
                : Transcript.open(read, course.timeContext(() -> contexts.gather(read)), following);
    }

    /** What a follow-up is about may stand in the question before. */
    private static Question together(Question question, Conversation earlier) {
        String before = earlier.last().map(Turn::readAs).orElse("");
        String both = before + "\n" + question.text();
        return both.length() > Question.LONGEST ? question : question.readAs(both);
    }

    /** Whoever writes a statement may say what the question means in its conversation. */
    private static Transcript read(Move.RunSql run, Transcript transcript, Course course) {
        Optional<Question> read = run.readAs()
                .filter(words -> !words.isBlank() && words.strip().length() <= Question.LONGEST)
                .map(transcript.question()::readAs)
                .filter(question -> !question.equals(transcript.question()));
        read.ifPresent(question -> course.tell(new Event.ReadAs(question)));
        return read.map(transcript::of).orElse(transcript);
    }

    /** Whoever gets no answer is offered what is near it and can be answered. */
    private Answer helped(Answers answers, Answer told, Transcript transcript, Analyst mind, Course course) {
        boolean unanswered = told.status() == Status.FAILED || told.status() == Status.DECLINED;
        if (!unanswered || !told.offered().isEmpty() || !mind.interprets()) {
            return told;
        }
        List<Move.RunSql> near = course.timeAnalyst(() -> mind.readings(transcript));
        Offering.Readings readings = offering(answers, course).near(transcript, near);
        return readings.tells()
                ? told.withOffered(readings.offered(), readings.transcript().attempts())
                : told;
    }

    /**
     * A few further statements may set a figure beside another, or look beyond rows that were cut. What is too likely to be wrong is offered, with other
     * readings, and no figure is told.
     */
    private Answer tell(Answers answers, Transcript transcript, Move.Conclude end, Analyst mind, Course course) {
        Probes probes = attempts.probes(commission(transcript.question(), course), Answers.MOST_PROBES);
        Answer told = answers.tell(transcript, probes, end, course.account());
        boolean sure = told.status() != Status.ANSWERED || told.confidence().isSure() || !mind.interprets();
        return sure
                ? told
                : transcript
                        .good(end.attempt())
                        .map(ran -> unsure(answers, told, transcript, ran.move(), mind, course))
                        .orElse(told);
    }

    private Answer unsure(
            Answers answers, Answer told, Transcript transcript, Move.RunSql ran, Analyst mind, Course course) {
        List<Move.RunSql> others = course.timeAnalyst(() -> mind.readings(transcript));
        Offering.Readings readings = offering(answers, course)
                .near(transcript, Stream.concat(Stream.of(ran), others.stream()).toList());
        String read = ran.reading().inWords();
        boolean nothing =
                readings.offered().stream().noneMatch(offered -> offered.words().equals(read));
        String words = "I am not sure. I read it as \"" + read + "\"" + (nothing ? ", which comes to nothing." : ".");
        return told.unsure(words, readings.offered(), readings.transcript().attempts());
    }

    /** Where all but one come to nothing, or to the same, there is nothing to choose. */
    private Answer offer(Answers answers, Transcript transcript, Move.Offer offer, Analyst mind, Course course) {
        Offering.Readings readings = offering(answers, course).of(transcript, offer.readings());
        if (offer.reason() == Move.Offer.Reason.AMBIGUOUS && readings.only().isPresent()) {
            Move.RunSql only = readings.only().get();
            offer.readings().stream()
                    .map(reading -> reading.reading().inWords())
                    .filter(words -> !words.equals(readings.offered().getFirst().words()))
                    .forEach(words -> course.incident(
                            "it can also be read as \"" + words + "\", which comes to nothing or to the same"));
            return tell(answers, transcript.plus(run(only, transcript, course)), new Move.Conclude(), mind, course);
        }
        return answers.offer(readings.transcript(), offer, readings.offered(), course.account());
    }

    private Answer decline(Answers answers, Transcript transcript, Move.Decline move, Course course) {
        Offering.Readings closest = offering(answers, course).near(transcript, move.closest());
        String why = closest.tells() ? move.why() : (move.why() + " " + move.instead()).strip();
        return answers.decline(closest.transcript(), why, closest.telling(), course.account());
    }

    private Answer reply(Answers answers, Transcript transcript, Move.Reply move, Course course) {
        Offering.Readings examples = offering(answers, course).near(transcript, move.examples());
        return answers.reply(examples.transcript(), move, examples.telling(), course.account());
    }

    private Offering offering(Answers answers, Course course) {
        return new Offering((reading, transcript) -> run(reading, transcript, course, 0), answers::offered);
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
    private Answer unfinished(Answers answers, Transcript transcript, Analyst mind, Course course) {
        if (course.isCancelled()) {
            return answers.cancelled(transcript, course.account());
        }
        return Course.endsInDoubt(transcript.attempts()) || course.spentEverything(transcript)
                ? tell(answers, transcript, new Move.Conclude(), mind, course)
                : answers.giveUp(transcript, course.account());
    }

    private Transcript.Tried run(Move.RunSql move, Transcript transcript, Course course) {
        return run(move, transcript, course, Doubts.MOST_PROBES);
    }

    private Transcript.Tried run(Move.RunSql move, Transcript transcript, Course course, int probes) {
        Question question = transcript.question();
        List<Attempt> earlier = transcript.attempts();
        Attempt attempt = attempts.make(
                move.sql(),
                move.reading().units(),
                earlier.size() + 1,
                isGiven(move, question) ? "" : question.text(),
                transcript.context(),
                commission(question, course),
                probes);
        course.tell(new Event.Attempted(attempt));
        return new Transcript.Tried(move, attempt);
    }

    /** Whether a person gave the statement: nobody asked Dash to know better. */
    private static boolean isGiven(Move.RunSql move, Question question) {
        return move.reading().taught() || question.text().equals(move.sql().strip());
    }

    private Transcript.Inspected inspect(Move.Inspect move, Transcript transcript, Course course) {
        Predicate<ColumnName> hidden = contexts.hidden(transcript.context());
        Schema schema = transcript.context().schema();
        Optional<Rows> samples = SchemaText.sampling(schema, move, hidden)
                .flatMap(sql -> attempts.probes(commission(transcript.question(), course), 1)
                        .run(sql));
        return new Transcript.Inspected(move, SchemaText.describe(schema, move.table(), hidden), samples);
    }

    private Transcript.Recalled recall(Move.Recall move, Question question) {
        return new Transcript.Recalled(move, contexts.recall(move.words(), question.asker()));
    }

    private Transcript.Consulted consult(Move.Consult move, Question question) {
        return new Transcript.Consulted(move, contexts.consult(move.words(), question));
    }
}
