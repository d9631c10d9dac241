package dash.ask;

import dash.analyst.Move;
import dash.answer.Answer;
import dash.context.Context;
import dash.correct.Attempt;
import dash.learn.Recorded;
import dash.question.Question;

/** What happens on the way of a question, told while it happens. */
public sealed interface Event {

    /** The question was taken up. */
    record Opened(Question question) implements Event {}

    /** The layers were gathered. */
    record ContextGathered(Context context) implements Event {}

    /** The analyst decided. */
    record Moved(Move move) implements Event {}

    /** A statement was judged and, if it was allowed, run. */
    record Attempted(Attempt attempt) implements Event {}

    /** A lesson was kept, new or once more. */
    record Learned(Recorded lesson) implements Event {}

    /** The end, on every way out. */
    record Done(Answer answer) implements Event {}
}
