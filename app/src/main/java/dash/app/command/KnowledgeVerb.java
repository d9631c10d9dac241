package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.Plain;
import dash.project.told.Json;
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
    record Told(List<String> lines, Map<String, @Nullable Object> object, Exit exit) {
        Told(List<String> lines, Map<String, @Nullable Object> object) {
            this(lines, object, Exit.DONE);
        }
    }

    abstract Told tell(Workshop workshop, ProjectKnowledge knowledge);

    /** What follows once the result is told; nobody waits for it. */
    void afterwards() {}

    Optional<String> project() {
        return project.told();
    }

    Console console() {
        return console;
    }

    @Override
    public Integer call() {
        Exit exit;
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            Told told = tell(workshop, workshop.knowledge(project.told()));
            waiting.finish();
            exit = told.exit();
            if (json) {
                console.out().println(Json.write(told.object()));
            } else {
                told.lines().forEach(line -> console.out().println(Plain.of(line)));
            }
        }
        afterwards();
        return exit.status();
    }
}
