package dash.app.command;

import dash.app.Console;
import dash.app.ProjectKnowledge;
import dash.app.Waiting;
import dash.app.Workshop;
import dash.app.render.Json;
import dash.app.render.Plain;
import dash.fault.Exit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the verbs about knowledge have in common: a project whose source need not be there, and a result in two forms. */
abstract class KnowledgeVerb implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    KnowledgeVerb(Console console) {
        this.console = console;
    }

    /** What a verb has to tell, for people and for machines. */
    record Told(List<String> lines, Map<String, @Nullable Object> object) {}

    abstract Told tell(Workshop workshop, ProjectKnowledge knowledge);

    Optional<String> project() {
        return project.told();
    }

    Console console() {
        return console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console, waiting)) {
            Told told = tell(workshop, workshop.knowledge(project.told()));
            waiting.finish();
            if (json) {
                console.out().println(Json.write(told.object()));
            } else {
                told.lines().forEach(line -> console.out().println(Plain.of(line)));
            }
            return Exit.DONE.status();
        }
    }
}
