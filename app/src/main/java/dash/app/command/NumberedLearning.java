package dash.app.command;

import dash.curate.UnderReview;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.ProjectKnowledge;
import picocli.CommandLine.Parameters;

/** The argument that names one learning. */
final class NumberedLearning {

    @Parameters(index = "0", paramLabel = "N", description = "the number of the learning")
    private int number;

    int number() {
        return number;
    }

    UnderReview in(ProjectKnowledge knowledge) {
        return UnderReview.of(knowledge.learnings(), number)
                .orElseThrow(() -> FaultException.of(
                        Code.LEARNING_UNKNOWN,
                        Place.named("learnings"),
                        String.valueOf(number),
                        "there is no learning of this number",
                        "dash learnings lists them"));
    }
}
