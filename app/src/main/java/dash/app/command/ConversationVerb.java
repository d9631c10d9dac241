package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.Person;
import dash.project.Workshop;
import dash.project.render.Plain;
import dash.project.talk.Talks;
import dash.project.told.Json;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the verbs about conversations have in common: a project whose source need not be there, and a result in two forms. */
abstract class ConversationVerb implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    ConversationVerb(Console console) {
        this.console = console;
    }

    /** What a verb has to tell, for people and for machines. */
    record Told(List<String> lines, Map<String, @Nullable Object> object) {}

    abstract Told tell(Talks talks);

    Console console() {
        return console;
    }

    /** How the next command finds the same project. */
    String sameProject() {
        return project.told().map(name -> " --project " + name).orElse("");
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            Told told = tell(talks(workshop, project));
            waiting.finish();
            if (json) {
                console.out().println(Json.write(told.object()));
            } else {
                told.lines().forEach(line -> console.out().println(Plain.of(line)));
            }
            return Exit.DONE.status();
        }
    }

    /** The conversations of whoever sits here. */
    static Talks talks(Workshop workshop, ProjectOption project) {
        String name = workshop.projectFile(project.told()).project();
        return new Talks(workshop.store(), name, Person.name(), Clock.systemUTC());
    }

    static Map<String, @Nullable Object> object(dash.store.Conversation conversation) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("id", conversation.id());
        object.put("title", conversation.title());
        object.put("created_at", conversation.createdAt().toString());
        object.put("changed_at", conversation.changedAt().toString());
        object.put("questions", conversation.questions());
        return object;
    }
}
