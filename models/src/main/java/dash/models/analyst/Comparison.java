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
                return Optional.of(new Move.RunSql(choice.sql(), Reading.UNKNOWN));
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

    Move.AskBack question() {
        return new Move.AskBack(
                wanted.question(),
                wanted.readings().stream().map(Call.Choice::words).toList(),
                wanted.standard());
    }

    int standardAttempt() {
        return made.get(wanted.standard()).number();
    }
}
