package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Accepting;
import dash.project.render.AgainTelling;
import dash.project.render.LearningTelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes a learning active for all. */
@Command(name = "accept", description = "Makes a learning active for everybody, under your name.")
final class LearningsAcceptCommand extends LearningsDecision {

    @Option(
            names = "--instead-of",
            paramLabel = "N",
            split = ",",
            description = "learnings that it contradicts and that are retired for it")
    private List<Integer> insteadOf = List.of();

    @Option(
            names = "--anyway",
            description = "although golden questions get wrong with it, or have not been asked about it yet")
    private boolean anyway;

    LearningsAcceptCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        try (OpenProject opened = workshop.project(project())) {
            Accepting.Accepted accepted =
                    new Accepting(opened, knowledge).accept(number(), Set.copyOf(insteadOf), anyway, version());
            List<String> lines = new ArrayList<>();
            accepted.again().ifPresent(again -> {
                lines.addAll(AgainTelling.lines(again));
                lines.add("");
            });
            lines.add(line(accepted.learning()) + " dash learnings undo " + number() + " takes it back.");
            Map<String, @Nullable Object> object = LearningTelling.object(accepted.learning());
            object.put("asked_again", accepted.again().map(AgainTelling::object).orElse(null));
            return new Told(lines, object);
        }
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        return knowledge.reviewing().accept(number(), Set.copyOf(insteadOf), anyway, version());
    }

    @Override
    String done() {
        return "Accepted";
    }
}
