package dash.project;

import dash.analyst.Spending;
import dash.answer.Account;
import dash.answer.Answer;
import dash.answer.Answers;
import dash.answer.Timing;
import dash.ask.Event;
import dash.ask.Listener;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learn.Recorded;
import dash.memory.Remark;
import dash.memory.Remembered;
import dash.project.memory.Remembering;
import dash.project.memory.Said;
import dash.question.Cancellation;
import dash.question.Question;
import java.time.Duration;
import java.util.List;

/** Answers a remark about the memory on the way of every other answer, so that each door shows and keeps it alike. */
final class Noting {

    private static final String WHO = "memory";

    private final Question question;
    private final Remembering remembering;
    private final Remembered.Origin origin;

    /**
     * @param question the remark without what it is about, which is all that is kept of it
     * @param offered whether Dash proposed these words
     */
    Noting(Question question, Remembering remembering, boolean offered) {
        this.origin = offered ? Remembered.Origin.NOTICED : Remembered.Origin.TOLD;
        this.question = question;
        this.remembering = remembering;
    }

    Answer answer(Remark remark, Listener listener, Cancellation cancellation) {
        long from = System.nanoTime();
        listener.on(new Event.Opened(question));
        if (cancellation.isCancelled()) {
            throw FaultException.of(
                    Code.MODEL_CANCELLED,
                    Place.named("the remark"),
                    "",
                    "it was called off before anything was remembered",
                    "say it again");
        }
        Said said = remembering.hear(remark, question.asker(), question.id().value(), origin);
        said.learned().ifPresent(lesson -> listener.on(new Event.Learned(lesson)));
        Duration took = Duration.ofNanos(System.nanoTime() - from);
        Answer answer = Answers.noted(
                question,
                said.words(),
                said.memory(),
                said.learned().map(Recorded::learning).stream().toList(),
                new Account(
                        WHO,
                        List.of(),
                        Spending.NOTHING,
                        new Timing(took, Duration.ZERO, Duration.ZERO, Duration.ZERO)));
        listener.on(new Event.Done(answer));
        return answer;
    }
}
