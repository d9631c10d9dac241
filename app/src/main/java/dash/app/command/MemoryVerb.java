package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.memory.Memories;
import dash.memory.Preference;
import dash.project.OpenProject;
import dash.project.Person;
import dash.project.Workshop;
import dash.project.memory.Checked;
import dash.project.render.Plain;
import dash.project.told.Json;
import dash.question.Asker;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the verbs about one's own memory have in common: it is always that of whoever runs the command. */
abstract class MemoryVerb implements Callable<Integer> {

    static final String WHERE = "the command line";

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    MemoryVerb(Console console) {
        this.console = console;
    }

    record Told(List<String> lines, Map<String, @Nullable Object> object) {}

    abstract Told tell(Workshop workshop, Memories memories);

    Optional<String> project() {
        return project.told();
    }

    static Asker me() {
        return new Asker(Person.name());
    }

    /** The source is opened only where a default has to be held against it. */
    Preference preference(Workshop workshop, String kind, List<String> words) {
        String value = String.join(" ", words);
        if (!Checked.needsTheSource(kind)) {
            return Checked.preference(kind, value, () -> {
                throw new IllegalStateException("the source is not needed for " + kind);
            });
        }
        try (OpenProject opened = workshop.project(project())) {
            return Checked.preference(kind, value, () -> opened.memory().defaults());
        }
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            Told told = tell(workshop, workshop.memories(project()));
            waiting.finish();
            if (json) {
                console.out().println(Json.write(told.object()));
            } else {
                told.lines().forEach(line -> console.out().println(Plain.of(line)));
            }
        }
        return Exit.DONE.status();
    }
}
