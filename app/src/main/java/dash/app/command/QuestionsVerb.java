package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.memory.CuratorQuestions;
import dash.project.Workshop;
import dash.project.render.Plain;
import dash.project.told.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the verbs about the curator's questions have in common. */
abstract class QuestionsVerb implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    QuestionsVerb(Console console) {
        this.console = console;
    }

    record Told(List<String> lines, Map<String, @Nullable Object> object) {}

    abstract Told tell(Workshop workshop, CuratorQuestions questions);

    static Told all(List<CuratorQuestions.Open> open) {
        List<String> lines = new ArrayList<>();
        for (CuratorQuestions.Open question : open) {
            lines.add(question.number() + "  " + question.words());
            lines.add("   " + question.person() + " on "
                    + question.at().toString().substring(0, 10) + "; " + question.why());
        }
        if (open.isEmpty()) {
            lines.add("No question waits for the curator.");
        }
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("questions", open.stream().map(QuestionsVerb::object).toList());
        return new Told(lines, object);
    }

    static Map<String, @Nullable Object> object(CuratorQuestions.Open question) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("number", question.number());
        object.put("person", question.person());
        object.put("words", question.words());
        object.put("why", question.why());
        object.put("at", question.at().toString());
        return object;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            Told told = tell(workshop, workshop.curatorQuestions(project.told()));
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
