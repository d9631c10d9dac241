package dash.app.golden;

import dash.app.ask.Engine;
import dash.golden.EvalRun;
import dash.golden.Examination;
import dash.golden.GoldenQuestion;
import dash.golden.Grader;
import dash.golden.Trial;
import dash.golden.TrialResult;
import dash.question.Cancellation;
import java.util.List;

/** Asks golden questions and their paraphrases through the whole engine, as {@code dash eval} does. */
final class GoldenMeasurement {

    private final Engine engine;

    GoldenMeasurement(Engine engine) {
        this.engine = engine;
    }

    List<TrialResult> ask(List<GoldenQuestion> questions) {
        Examination examination =
                new Examination((wording, cancellation) -> engine.ask(wording), new Grader(engine.goldenRows(), true));
        return new EvalRun(examination, 2).take(Trial.of(questions, true), result -> {}, new Cancellation());
    }
}
