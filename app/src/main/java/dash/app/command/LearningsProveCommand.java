package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.golden.Proofs;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.curating.Lessons;
import dash.project.curating.ProofRun;
import dash.project.render.Plain;
import dash.project.render.ProofTelling;
import dash.project.told.Json;
import java.util.List;
import java.util.concurrent.Callable;
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
            List<Proofs.Decided> decided = onlyNew
                    ? ProofRun.ofWaiting(
                            opened,
                            learning -> waiting.on("proving learning " + learning.number()),
                            interruption.cancellation())
                    : prove(opened, waiting, interruption);
            waiting.finish();
            tell(decided);
            boolean refuted = decided.stream().anyMatch(one -> one.proof().isRefuted());
            return (interruption.cancellation().isCancelled() ? Exit.CANCELLED : refuted ? Exit.NEGATIVE : Exit.DONE)
                    .status();
        }
    }

    private List<Proofs.Decided> prove(OpenProject opened, Waiting waiting, Interruption interruption) {
        Proofs proofs = opened.trials().proofs();
        List<Proofs.Decided> decided = proofs.prove(
                Lessons.toProve(proofs, opened.learnings().current(), numbers, false),
                learning -> waiting.on("proving learning " + learning.number()),
                interruption.cancellation());
        proofs.fade();
        return decided;
    }

    private void tell(List<Proofs.Decided> decided) {
        if (json) {
            console.out().println(Json.write(ProofTelling.object(decided)));
        } else {
            ProofTelling.lines(decided).forEach(line -> console.out().println(Plain.of(line)));
        }
    }
}
