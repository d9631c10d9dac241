package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.context.Consultation;
import dash.fault.Exit;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.render.DocumentTelling;
import dash.project.render.Plain;
import dash.project.told.Json;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for words in documents, as an analyst does. */
@Command(
        name = "search",
        description =
                "Finds passages about some words, in files and at servers, as an analyst that consults them does.",
        mixinStandardHelpOptions = true)
final class DocumentsSearchCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    @Parameters(arity = "1..*", paramLabel = "WORDS", description = "what to look for")
    private List<String> words = List.of();

    DocumentsSearchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            waiting.on("looking through the documents");
            Consultation found = opened.consult(String.join(" ", words));
            waiting.finish();
            if (json) {
                console.out().println(Json.write(DocumentTelling.found(found)));
            } else {
                DocumentTelling.lines(found).forEach(line -> console.out().println(Plain.of(line)));
            }
            return Exit.DONE.status();
        }
    }
}
