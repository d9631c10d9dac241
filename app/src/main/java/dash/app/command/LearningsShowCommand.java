package dash.app.command;

import dash.app.Console;
import dash.curate.UnderReview;
import dash.learnings.LearningRevision;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.LearningTelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows one learning. */
@Command(
        name = "show",
        description =
                "Shows one learning whole: what it says, the mistake as a difference, the evidence, what contradicts it, its history.",
        mixinStandardHelpOptions = true)
final class LearningsShowCommand extends KnowledgeVerb {

    @Mixin
    private NumberedLearning numbered = new NumberedLearning();

    LearningsShowCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        UnderReview review = numbered.in(knowledge);
        List<LearningRevision> history =
                knowledge.learnings().history(review.learning().number());
        List<String> lines = new ArrayList<>(LearningTelling.lines(review));
        lines.add("");
        LearningTelling.steps(history).forEach(line -> lines.add("  " + line));
        Map<String, @Nullable Object> object = LearningTelling.object(review);
        object.put("history", LearningTelling.objects(history));
        return new Told(lines, object);
    }
}
