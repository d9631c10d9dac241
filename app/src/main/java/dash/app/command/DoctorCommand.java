package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.databases.login.LoginReport;
import dash.fault.Code;
import dash.fault.Exit;
import dash.fault.FaultException;
import dash.knowledge.Edition;
import dash.knowledge.Standing;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.documents.ProjectShelf;
import dash.project.file.ProjectFinder;
import dash.project.render.ItemTelling;
import dash.project.render.Plain;
import dash.project.told.Json;
import dash.store.Health;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says where everything is and whether it is well. */
@Command(
        name = "doctor",
        description =
                "Shows where state lives, versions, sizes and health; with a project also its source, what its login could do, objects in it that could run code in a statement, and its language model.",
        mixinStandardHelpOptions = true)
final class DoctorCommand implements Callable<Integer> {

    private final Console console;
    private final List<Check> checks = new ArrayList<>();

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Mixin
    private ModelOption model = new ModelOption();

    @Option(names = "--json", description = "print the findings as one JSON object")
    private boolean json;

    @Option(names = "--grants", description = "print the statements that make a login which can only read this project")
    private boolean grants;

    DoctorCommand(Console console) {
        this.console = console;
    }

    private record Check(String name, boolean well, String words) {}

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            if (grants) {
                return printGrants(workshop, waiting);
            }
            checks.add(new Check("java", true, System.getProperty("java.vendor") + " " + Runtime.version()));
            // The project first: a store that is its source must be refused before it is opened.
            if (hasProject()) {
                source(workshop);
            } else {
                checks.add(new Check("project", true, "none here; name one with --project DIR, or --project demo"));
            }
            model(workshop, waiting);
            if (isApart()) {
                store(workshop.store().health());
            }
            waiting.finish();
            return report();
        }
    }

    private boolean isApart() {
        return checks.stream().noneMatch(check -> check.words().startsWith(Code.STORE_IS_A_SOURCE.name()));
    }

    private int printGrants(Workshop workshop, Waiting waiting) {
        try (OpenProject opened = workshop.projectWithAnyLogin(project.told())) {
            String script = opened.source().grants("dash_reader");
            waiting.finish();
            console.out().println(script);
            return Exit.DONE.status();
        }
    }

    private boolean hasProject() {
        ProjectFinder finder = new ProjectFinder(console.environment(), console.here());
        if (finder.named(project.told()).isPresent()) {
            return true;
        }
        try {
            finder.find(Optional.empty());
            return true;
        } catch (FaultException none) {
            return false;
        }
    }

    private void store(Health health) {
        String kind = health.embedded() ? "embedded PostgreSQL " : "PostgreSQL ";
        checks.add(new Check("store", true, kind + health.serverVersion() + " in " + health.where()));
        checks.add(new Check(
                "state",
                true,
                String.format(
                        Locale.ROOT,
                        "%.1f MB, tables at version %d, store %s",
                        health.sizeInBytes() / 1e6,
                        health.migration(),
                        health.storeId())));
    }

    /** A source that is away is a finding like any other: the rest of the report still helps. */
    private void source(Workshop workshop) {
        try (OpenProject opened = workshop.projectWithAnyLogin(project.told())) {
            int tables = opened.source().schemas().schema().tables().size();
            checks.add(new Check("project", true, opened.name()));
            knowledge(opened.knowledge());
            checks.add(new Check(
                    "source",
                    tables > 0,
                    opened.source() + ", " + tables + " tables in scope"
                            + (tables == 0 ? "; check source.schemas and what the login may read" : "")));
            opened.missingTables()
                    .forEach(table -> checks.add(new Check(
                            "tables", false, table + " is named in source.tables and cannot be seen in the source")));
            documents(opened);
            login(opened.login());
            opened.plantedObjects().forEach(object -> checks.add(new Check("objects", true, object)));
        } catch (FaultException fault) {
            checks.add(new Check("source", false, fault.fault().inOneLine()));
        }
    }

    /** Every server that keeps documents is tried; one that gives nothing is not well, one with a note is. */
    private void documents(OpenProject opened) {
        for (ProjectShelf.ServerStanding server : opened.shelf().servers()) {
            String tools = server.tools().isEmpty() ? "" : ", tools: " + String.join(", ", server.tools());
            String troubles =
                    server.troubles().isEmpty() ? "" : "; note: it " + String.join("; it ", server.troubles());
            boolean usable = !server.tools().isEmpty() || server.troubles().isEmpty();
            checks.add(new Check("documents", usable, server.server() + " by " + server.reached() + tools + troubles));
        }
    }

    /** Tried whether or not the source can be reached: both may be wrong. */
    private void model(Workshop workshop, Waiting waiting) {
        try {
            DoctorModel.findings(
                            workshop, console, waiting, hasProject() ? Optional.of(project) : Optional.empty(), model)
                    .forEach(finding -> checks.add(new Check("model", finding.well(), finding.words())));
        } catch (FaultException fault) {
            checks.add(new Check("model", false, fault.fault().inOneLine()));
        }
    }

    private void knowledge(ProjectKnowledge.State state) {
        Edition edition = state.edition();
        checks.add(new Check("knowledge", true, ItemTelling.counts(edition)));
        edition.living().stream()
                .filter(item -> item.standing().status() == Standing.Status.QUARANTINED)
                .forEach(item -> checks.add(new Check(
                        "knowledge",
                        false,
                        item.id().kind().inWords() + " " + item.content().label() + " is quarantined: "
                                + item.standing().reason())));
        state.troubles()
                .forEach(fault -> checks.add(new Check("knowledge", false, "not imported: " + fault.inOneLine())));
    }

    private void login(LoginReport report) {
        if (report.findings().isEmpty()) {
            checks.add(new Check("login", true, report.login() + " can only read"));
        }
        report.findings()
                .forEach(finding -> checks.add(new Check(
                        "login",
                        !report.dangers().contains(finding),
                        finding.inWords() + (report.dangers().contains(finding) ? "; see dash doctor --grants" : ""))));
    }

    private int report() {
        boolean well = checks.stream().allMatch(Check::well);
        if (json) {
            console.out().println(Json.write(object(well)));
        } else {
            checks.forEach(check -> console.out()
                    .println("  " + (check.well() ? "ok  " : "BAD ") + String.format(Locale.ROOT, "%-11s", check.name())
                            + Plain.of(check.words())));
            console.out().println(well ? "  Dash is well." : "  Something needs a look.");
        }
        return (well ? Exit.DONE : Exit.NEGATIVE).status();
    }

    private Map<String, @Nullable Object> object(boolean well) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("well", well);
        object.put("checks", checks.stream().map(DoctorCommand::object).toList());
        return object;
    }

    private static Map<String, @Nullable Object> object(Check check) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("name", check.name());
        object.put("well", check.well());
        object.put("words", check.words());
        return object;
    }
}
