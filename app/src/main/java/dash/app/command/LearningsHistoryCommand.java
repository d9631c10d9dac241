package dash.app.command;

import dash.app.Console;
import dash.learnings.LearningRevision;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.LearningTelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows what a learning was before. */
@Command(
        name = "history",
        description = "Shows every version of a learning, newest first: when, who, what was done, and what it changed.",
        mixinStandardHelpOptions = true)
final class LearningsHistoryCommand extends KnowledgeVerb {

    @Mixin
    private NumberedLearning numbered = new NumberedLearning();

    LearningsHistoryCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        int number = numbered.in(knowledge).learning().number();
        List<LearningRevision> history = knowledge.learnings().history(number);
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("number", number);
        object.put("history", LearningTelling.objects(history));
        return new Told(LearningTelling.history(history), object);
    }
}
