package dash.ask;

import dash.analyst.Move;
import dash.analyst.Spending;
import dash.answer.Answer;
import dash.context.Context;
import dash.correct.Attempt;
import dash.learn.Recorded;
import dash.question.Question;
import java.time.Duration;

/** What happens on the way of a question, told while it happens. */
public sealed interface Event {

    /** The question was taken up. */
    record Opened(Question question) implements Event {}

    /** In its conversation the question means this. */
    record ReadAs(Question question) implements Event {}

    /** The layers were gathered. */
    record ContextGathered(Context context) implements Event {}

    /** The analyst decided. */
    record Moved(Move move) implements Event {}

    /** A statement was judged and, if it was allowed, run. */
    record Attempted(Attempt attempt) implements Event {}

    /** A lesson was kept, new or once more. */
    record Learned(Recorded lesson) implements Event {}

    /** The analyst writes; this is not the answer, which comes with {@link Done}. */
    record TextDelta(String text) implements Event {}

    /** A call to a model failed and is made again; the text since the last move is void. */
    record ModelRetried(String why, int nextAttempt, Duration pause) implements Event {}

    /** What the question has cost so far. */
    record Spent(Spending total) implements Event {}

    /** Something had to be put right. */
    record Incident(String what) implements Event {}

    /** The end, on every way out. */
    record Done(Answer answer) implements Event {}
}
