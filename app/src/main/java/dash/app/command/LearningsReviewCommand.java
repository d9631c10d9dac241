package dash.app.command;

import dash.app.Console;
import dash.curate.UnderReview;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.LearningTelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;

/** Shows what waits for a person. */
@Command(
        name = "review",
        description = {
            "Shows the learnings that wait for a person, each with its evidence:",
            "what contradicts something else first, beside what it contradicts; then proposals; then what was set aside."
        },
        mixinStandardHelpOptions = true)
final class LearningsReviewCommand extends KnowledgeVerb {

    LearningsReviewCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        List<UnderReview> queue = knowledge.reviewing().queue();
        List<String> lines = new ArrayList<>();
        for (UnderReview review : queue) {
            lines.addAll(LearningTelling.lines(review));
            lines.add("");
            lines.add("  dash learnings accept " + review.learning().number() + " | reject "
                    + review.learning().number() + " --reason WORDS");
            lines.add("");
        }
        long contested = queue.stream().filter(UnderReview::isContested).count();
        lines.add(
                queue.isEmpty()
                        ? "Nothing waits for a person."
                        : queue.size() + " to review, " + contested + " of them contested");
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("contested", contested);
        object.put("review", queue.stream().map(LearningTelling::object).toList());
        return new Told(lines, object);
    }
}
