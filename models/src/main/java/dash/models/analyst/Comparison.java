package dash.models.analyst;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.correct.Attempt;
import dash.models.language.ToolCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Readings of a question on their way: each is run, and only if the results differ is the person asked. */
final class Comparison {

    private final ToolCall call;
    private final Call.Compare wanted;
    private final List<Attempt> made = new ArrayList<>();

    Comparison(ToolCall call, Call.Compare wanted) {
        this.call = call;
        this.wanted = wanted;
    }

    ToolCall call() {
        return call;
    }

    /** The next reading to run; none when all have been. One that ran before is not run again. */
    Optional<Move> next(Transcript transcript) {
        while (made.size() < wanted.readings().size()) {
            Call.Choice choice = wanted.readings().get(made.size());
            Optional<Attempt> before = transcript.attempts().stream()
                    .filter(attempt -> SqlText.normal(attempt.sql()).equals(SqlText.normal(choice.sql())))
                    .findFirst();
            if (before.isEmpty()) {
                return Optional.of(run(choice));
            }
            made.add(before.get());
        }
        return Optional.empty();
    }

    /** The reading whose statement did not run. */
    Optional<Attempt> failed() {
        return made.stream().filter(attempt -> attempt.ran().isEmpty()).findFirst();
    }

    boolean differ() {
        return made.stream()
                        .flatMap(attempt -> attempt.ran().stream())
                        .map(ran -> SameResult.key(ran.rows()))
                        .distinct()
                        .count()
                > 1;
    }

    /** What is meant when nobody chooses stands first. */
    Move.Offer question() {
        List<Move.RunSql> readings = new ArrayList<>();
        wanted.readings().forEach(choice -> readings.add(run(choice)));
        readings.addFirst(readings.remove(wanted.standard()));
        return new Move.Offer(Move.Offer.Reason.AMBIGUOUS, wanted.question(), readings);
    }

    private static Move.RunSql run(Call.Choice choice) {
        return new Move.RunSql(choice.sql(), Reading.UNKNOWN.withWords(choice.words()));
    }

    int standardAttempt() {
        return made.get(wanted.standard()).number();
    }
}
