package dash.benchmarks.weights;

import dash.answer.Answer;
import dash.answer.Offered;
import dash.answer.Result;
import dash.golden.GoldenRows;
import dash.golden.Grader;
import dash.golden.Respondent;
import dash.golden.Trial;
import dash.project.OpenProject;
import dash.question.Cancellation;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Asks the wordings of one project on the way of every question and judges what is told and what is offered. */
final class Gathering {

    private final String set;
    private final Respondent engine;
    private final GoldenRows rows;
    private final Grader grader;

    /** Columns beside the right ones do no harm: whether an answer is right is measured, not how it is laid out. */
    Gathering(String set, OpenProject project) {
        this.set = set;
        this.engine = project.trials().respondent(Set.of());
        this.rows = project.trials().rows();
        this.grader = new Grader(rows, true);
    }

    Case of(Trial trial) {
        Answer answer = engine.ask(trial.wording(), new Cancellation());
        List<String> readings = Stream.concat(
                        answer.result().map(Result::sql).stream(),
                        answer.offered().stream().map(Offered::sql))
                .distinct()
                .toList();
        List<Boolean> right = readings.stream().map(sql -> isRight(trial, sql)).toList();
        return new Case(
                set,
                trial.id(),
                trial.wording(),
                trial.golden().answerable(),
                answer.status().written(),
                !readings.isEmpty() && !answer.confidence().signals().isEmpty(),
                !right.isEmpty() && right.getFirst(),
                right.contains(true),
                answer.confidence().score(),
                answer.offered().stream()
                        .limit(1)
                        .flatMap(offered -> offered.reading().grounds().unused().stream())
                        .toList(),
                answer.confidence().signals(),
                readings.isEmpty() ? "" : readings.getFirst());
    }

    private boolean isRight(Trial trial, String sql) {
        return trial.golden().answerable()
                && rows.compute(sql, new Cancellation()) instanceof GoldenRows.Computed.Right(var got)
                && grader.judge(trial.golden(), got, new Cancellation()).passed();
    }
}
