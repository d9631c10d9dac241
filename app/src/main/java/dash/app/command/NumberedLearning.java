package dash.app.command;

import dash.curate.UnderReview;
import dash.project.ProjectKnowledge;
import dash.project.curating.Lessons;
import picocli.CommandLine.Parameters;

/** The argument that names one learning. */
final class NumberedLearning {

    @Parameters(index = "0", paramLabel = "N", description = "the number of the learning")
    private int number;

    int number() {
        return number;
    }

    UnderReview in(ProjectKnowledge knowledge) {
        return UnderReview.of(knowledge.learnings(), number).orElseThrow(() -> Lessons.unknown(number));
    }
}
