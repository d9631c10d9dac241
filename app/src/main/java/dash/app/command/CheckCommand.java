package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.OpenProject;
import dash.project.ProjectCheck;
import dash.project.Workshop;
import dash.project.render.CheckTelling;
import dash.project.told.Json;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Knowledge lint and schema drift. */
@Command(
        name = "check",
        description = {
            "Checks what the project knows against its live source: runs every query pattern, metric and golden statement,",
            "compares names and types, and tells what changed in the source and what that breaks.",
            "Broken items are kept and not used until they are mended. Exit code 1 when there is something to mend."
        },
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the findings as one JSON object")
    private boolean json;

    @Option(
            names = "--fix",
            description = {
                "draft files for tables that nobody described, and write proposed corrections to "
                        + ProjectCheck.PATCH_FILE,
                "(nothing that a person wrote is overwritten)"
            })
    private boolean fix;

    @Option(names = "--strict", description = "notices count as problems too")
    private boolean strict;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.projectToCheck(project.told())) {
            ProjectCheck.Outcome outcome = opened.check().whole(opened.knowledge(), fix, waiting::on);
            waiting.finish();
            CheckTelling telling = new CheckTelling(opened.name(), outcome);
            console.out().print(json ? Json.write(telling.json()) + "\n" : telling.text());
            boolean fine = outcome.report().clean()
                    && (!strict || outcome.report().notices().isEmpty());
            return (fine ? Exit.DONE : Exit.NEGATIVE).status();
        }
    }
}
