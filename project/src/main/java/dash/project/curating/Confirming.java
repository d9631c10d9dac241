package dash.project.curating;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Confirmation;
import dash.project.OpenProject;
import java.util.Optional;

/** Somebody says that an answer is right. Its statement is run again first, guarded. */
public final class Confirming {

    private final OpenProject project;
    private final Confirmation confirmation;

    public Confirming(OpenProject project, Confirmation confirmation) {
        this.project = project;
        this.confirmation = confirmation;
    }

    /**
     * What is to be made of it.
     *
     * @param question better words for what was asked
     */
    public record Wanted(
            Optional<Confirmation.Pattern> pattern, Optional<Confirmation.Golden> golden, Optional<String> question) {}

    /**
     * What came of it.
     *
     * @param same whether the statement gave the same rows again
     */
    public record Confirmed(Confirmation.Right right, Confirmation.Made made, boolean same) {}

    /** Found before the source is opened. */
    public static Confirmation.Right right(EarlierAnswer answer, Wanted wanted) {
        boolean reused = wanted.pattern().isPresent() || wanted.golden().isPresent();
        if (answer.isAStatement() && wanted.question().isEmpty() && reused) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--question"),
                    answer.id(),
                    "this answer came from a statement, and nobody said what it answers",
                    "Say it with --question");
        }
        return answer.right(wanted.question().map(String::strip).filter(words -> !words.isEmpty()));
    }

    public Confirmed confirm(EarlierAnswer answer, Wanted wanted) {
        Confirmation.Right right = right(answer, wanted);
        boolean same = answer.hasRowsOf(EarlierAnswer.again(project, answer.sql()));
        Confirmation.Made made = confirmation.confirm(
                right, wanted.pattern(), wanted.golden(), project.trials().rows());
        return new Confirmed(right, made, same);
    }
}
