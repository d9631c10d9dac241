package dash.project.curating;

import dash.answer.Answer;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Confirmation;
import dash.project.OpenProject;
import dash.project.told.Told;
import dash.question.Cancellation;
import java.util.Optional;
import java.util.Set;

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

    /**
     * What others would get of it.
     *
     * @param told the answer as everybody gets it: figure and statement, without anybody's preferences
     * @param isStripped whether the answer itself rests on the memory of its person
     */
    public record Preview(String question, Told told, boolean isStripped) {}

    /** What is made for others, for the person to look at first. */
    public Preview preview(EarlierAnswer answer, Wanted wanted) {
        Confirmation.Right right = right(answer, wanted);
        EarlierAnswer shared = shared(answer);
        return new Preview(right.question(), shared.told(), answer.isPersonal());
    }

    /** What a preference narrowed, or a model wrote who was told of one, is asked again as if nobody preferred anything. */
    private EarlierAnswer shared(EarlierAnswer answer) {
        if (!answer.isPersonal()) {
            return EarlierAnswer.again(project, answer.sql());
        }
        Answer plain = project.trials().respondent(Set.of()).ask(answer.meant(), new Cancellation());
        Told told = AskedAgain.told(plain);
        if (!told.isAnswered() || told.text("sql").isEmpty()) {
            throw FaultException.of(
                    Code.ANSWER_NOT_CONFIRMED,
                    Place.named("the answer"),
                    answer.id(),
                    "it rests on what Dash remembers of you, and without that the question is not answered",
                    "Say in the question what you prefer, ask it again, and confirm that answer");
        }
        return EarlierAnswer.of(told);
    }

    public Confirmed confirm(EarlierAnswer answer, Wanted wanted) {
        boolean reused = wanted.pattern().isPresent() || wanted.golden().isPresent();
        EarlierAnswer shared = reused ? shared(answer) : EarlierAnswer.again(project, answer.sql());
        Confirmation.Right right = right(answer, wanted);
        Confirmation.Made made = confirmation.confirm(
                answer.isPersonal() && reused ? shared.insteadOf(right) : right,
                wanted.pattern(),
                wanted.golden(),
                project.trials().rows());
        return new Confirmed(right, made, answer.hasRowsOf(shared));
    }
}
