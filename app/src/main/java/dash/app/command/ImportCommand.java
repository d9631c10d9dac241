package dash.app.command;

import dash.app.Console;
import dash.curate.Importing.Take;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ImportTelling;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** Brings knowledge files into the store. */
@Command(
        name = "import",
        description = {
            "Brings knowledge and learnings from files into the store: all of them, or none and every reason why.",
            "The project's own folder also says what is gone: it is retired. Another folder adds and changes only."
        },
        mixinStandardHelpOptions = true)
final class ImportCommand extends KnowledgeVerb {

    @Parameters(arity = "0..1", paramLabel = "DIR", description = "a knowledge folder (default: the project's own)")
    private @Nullable Path folder;

    @Option(
            names = "--take",
            paramLabel = "files|store",
            converter = TakeConverter.class,
            description = "whose change counts where both were changed (default: neither, and the import is refused)")
    private Take take = Take.NEITHER;

    ImportCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        ProjectKnowledge.Brought brought = folder == null
                ? knowledge.bringIn(take)
                : knowledge.bringIn(console().here().resolve(folder), take);
        return new Told(ImportTelling.lines(brought), ImportTelling.object(brought));
    }

    /** Written as a person says it. */
    static final class TakeConverter implements ITypeConverter<Take> {
        @Override
        public Take convert(String value) {
            return switch (value) {
                case "files" -> Take.FILES;
                case "store" -> Take.STORE;
                default -> throw new TypeConversionException("expected files or store, not '" + value + "'");
            };
        }
    }
}
