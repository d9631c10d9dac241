package dash.golden;

import dash.answer.Answer;
import dash.answer.Result;
import dash.answer.Status;
import dash.fault.FaultException;
import dash.question.Cancellation;
import java.math.BigDecimal;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks one trial and judges the answer. What goes wrong on the way is a result like any other. Safe for many threads. */
public final class Examination {

    private static final Logger LOG = LoggerFactory.getLogger(Examination.class);

    private final Respondent respondent;
    private final Grader grader;

    public Examination(Respondent respondent, Grader grader) {
        this.respondent = respondent;
        this.grader = grader;
    }

    public TrialResult take(Trial trial, Cancellation cancellation) {
        long started = System.nanoTime();
        try {
            Answer answer = respondent.ask(trial.wording(), cancellation);
            Spent spent = new Spent(
                    answer.timing().total().toMillis(),
                    answer.spending().in(),
                    answer.spending().out(),
                    answer.spending().cost());
            return TrialResult.of(trial, grader.judge(trial.golden(), answer, cancellation), told(answer, spent));
        } catch (FaultException fault) {
            return errored(trial, fault.fault().inOneLine(), started);
        } catch (RuntimeException broken) {
            LOG.warn("the golden question {} broke the engine", trial.id(), broken);
            return errored(trial, "broke inside of Dash: " + broken.getClass().getSimpleName(), started);
        }
    }

    private static TrialResult.Told told(Answer answer, Spent spent) {
        boolean answered = answer.status() == Status.ANSWERED;
        return new TrialResult.Told(
                answered,
                answer.result().map(Result::sql).orElse(""),
                answer.result().map(Result::rows),
                answer.confidence().score(),
                spent);
    }

    private static TrialResult errored(Trial trial, String reason, long started) {
        Spent spent = new Spent((System.nanoTime() - started) / 1_000_000, 0, 0, Optional.of(BigDecimal.ZERO));
        return TrialResult.of(
                trial,
                new Judgement(Fate.ERRORED, reason, Optional.empty()),
                new TrialResult.Told(false, "", Optional.empty(), 0, spent));
    }
}
