package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Code;
import dash.fault.Exit;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.Proof;
import dash.golden.Proofs;
import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.render.Plain;
import dash.project.told.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes proposals to the golden questions. */
@Command(
        name = "prove",
        description = {
            "Asks the golden questions that a learning could touch, with it and without it.",
            "It becomes active for everybody if at least one shows that it is right and none gets worse;",
            "what makes one worse is set aside, with the evidence."
        },
        mixinStandardHelpOptions = true)
final class LearningsProveCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Parameters(arity = "0..*", paramLabel = "N", description = "which ones (default: every proposal)")
    private List<Integer> numbers = List.of();

    @Option(names = "--new", description = "only proposals that were never tried")
    private boolean onlyNew;

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    LearningsProveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told());
                Interruption interruption = new Interruption()) {
            Proofs proofs = opened.proofs();
            List<Proofs.Decided> decided = proofs.prove(
                    wanted(proofs, opened.learnings().current()),
                    learning -> waiting.on("proving learning " + learning.number()),
                    interruption.cancellation());
            proofs.fade();
            waiting.finish();
            tell(decided);
            boolean refuted = decided.stream().anyMatch(one -> one.proof().isRefuted());
            return (interruption.cancellation().isCancelled() ? Exit.CANCELLED : refuted ? Exit.NEGATIVE : Exit.DONE)
                    .status();
        }
    }

    private List<Learning> wanted(Proofs proofs, Memory memory) {
        if (onlyNew) {
            return proofs.waiting();
        }
        if (numbers.isEmpty()) {
            return memory.learnings().stream()
                    .filter(learning -> learning.trust().status() == Trust.Status.PROPOSED)
                    .toList();
        }
        return numbers.stream()
                .map(number -> memory.find(number)
                        .orElseThrow(() -> FaultException.of(
                                Code.LEARNING_UNKNOWN,
                                Place.named("the learnings"),
                                String.valueOf(number),
                                "there is no learning of this number",
                                "list them with dash learnings")))
                .toList();
    }

    private void tell(List<Proofs.Decided> decided) {
        if (json) {
            Map<String, @Nullable Object> object = new LinkedHashMap<>();
            object.put(
                    "proven",
                    decided.stream().map(LearningsProveCommand::object).toList());
            console.out().println(Json.write(object));
            return;
        }
        if (decided.isEmpty()) {
            console.out().println("Nothing waits to be proven.");
        }
        decided.stream()
                .flatMap(one -> lines(one).stream())
                .forEach(line -> console.out().println(Plain.of(line)));
    }

    private static List<String> lines(Proofs.Decided decided) {
        Learning learning = decided.learning();
        List<String> lines = new ArrayList<>();
        lines.add("Learning " + learning.number() + ", " + learning.title() + ": "
                + learning.trust().status().written() + " (" + learning.trust().reason() + ")");
        decided.proof()
                .witnesses()
                .forEach(witness -> lines.add("  " + (witness.supports() ? "for      " : "against  ")
                        + witness.question() + ": " + witness.reason()));
        return lines;
    }

    private static Map<String, @Nullable Object> object(Proofs.Decided decided) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("number", decided.learning().number());
        object.put("title", decided.learning().title());
        object.put("status", decided.learning().trust().status().written());
        object.put("reason", decided.learning().trust().reason());
        object.put("questions_asked", decided.proof().asked());
        object.put(
                "witnesses",
                decided.proof().witnesses().stream()
                        .map(LearningsProveCommand::witness)
                        .toList());
        return object;
    }

    private static Map<String, @Nullable Object> witness(Proof.Witnessed witness) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("golden_question", witness.question());
        object.put("supports", witness.supports());
        object.put("reason", witness.reason());
        return object;
    }
}
