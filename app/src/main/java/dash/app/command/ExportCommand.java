package dash.app.command;

import dash.app.Console;
import dash.curate.ExportReport;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ImportTelling;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the store's knowledge as files. */
@Command(
        name = "export",
        description = {
            "Writes the store's knowledge and learnings as files, ready for review in git.",
            "A file that already says what the store says is left as it is, comments and all."
        },
        mixinStandardHelpOptions = true)
final class ExportCommand extends KnowledgeVerb {

    @Parameters(arity = "0..1", paramLabel = "DIR", description = "where to (default: the project's own folder)")
    private @Nullable Path folder;

    @Option(names = "--people", description = "also learnings that are for one person only")
    private boolean people;

    ExportCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        ExportReport report = folder == null
                ? knowledge.writeOut(people)
                : knowledge.writeOut(console().here().resolve(folder), people);
        return new Told(ImportTelling.lines(report), ImportTelling.object(report));
    }
}
