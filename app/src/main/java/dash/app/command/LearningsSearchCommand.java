package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.LearningFilter;
import dash.project.render.LearningTelling;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Finds learnings by words. */
@Command(
        name = "search",
        description = "Finds learnings by words of their text, tables, rules and statements; retired ones too.",
        mixinStandardHelpOptions = true)
final class LearningsSearchCommand extends KnowledgeVerb {

    @Parameters(arity = "1..*", paramLabel = "WORDS", description = "words to look for; what holds most comes first")
    private List<String> words = List.of();

    LearningsSearchCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        Memory memory = knowledge.learnings().current();
        List<Learning> found = LearningFilter.holding(words, memory.learnings());
        List<String> lines = new ArrayList<>(found.isEmpty() ? List.of() : LearningTelling.table(found));
        lines.add(found.size() + (found.size() == 1 ? " learning" : " learnings") + " found");
        return new Told(lines, LearningsListing.object(memory, found));
    }
}
