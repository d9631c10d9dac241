package dash.benchmarks.weights;

import dash.benchmarks.weights.Ballot.Outcome;
import dash.benchmarks.weights.Ballot.Vote;
import dash.builtin.Readings;
import dash.context.Context;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenRows;
import dash.golden.Grader;
import dash.golden.Trial;
import dash.project.OpenProject;
import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs the readings of one project's wordings on the way of every statement and judges them as {@code dash eval} does. */
final class Judging {

    private static final int MOST_READINGS = 5;

    private final String set;
    private final OpenProject project;
    private final Readings readings;
    private final GoldenRows rows;
    private final Grader grader;

    Judging(String set, OpenProject project) {
        this.set = set;
        this.project = project;
        this.readings = new Readings(project.source().values());
        this.rows = project.trials().rows();
        this.grader = new Grader(rows, false);
    }

    Ballot ballot(Trial trial) {
        GoldenQuestion golden = trial.golden();
        Context context = project.context(trial.wording());
        List<Vote> votes = new ArrayList<>();
        readings.of(trial.wording(), context).stream()
                .limit(MOST_READINGS)
                .forEach(read -> votes.add(vote(golden, read.sql(), read.cost(), read.evidence())));
        Outcome otherwise = readings.otherwise(trial.wording(), context)
                .map(sql -> vote(golden, sql, 0, Map.of()).outcome())
                .orElse(Outcome.DECLINED);
        return new Ballot(set, trial.id(), golden.answerable(), votes, otherwise);
    }

    private Vote vote(GoldenQuestion golden, String sql, double cost, Map<String, Double> evidence) {
        Optional<Rows> result = rows.compute(sql, new Cancellation()) instanceof GoldenRows.Computed.Right(Rows got)
                ? Optional.of(got)
                : Optional.empty();
        boolean right = golden.answerable()
                && result.filter(got ->
                                grader.judge(golden, got, new Cancellation()).passed())
                        .isPresent();
        return new Vote(right, result.isPresent(), result.filter(Judging::tells).isPresent(), cost, evidence);
    }

    private static boolean tells(Rows rows) {
        return rows.rows().stream().anyMatch(row -> row.stream().anyMatch(cell -> !(cell instanceof Cell.Missing)));
    }
}
