package dash.app.command;

import dash.app.Console;
import dash.fault.Exit;
import dash.project.Surroundings;
import dash.project.Workshop;
import dash.project.init.Init;
import dash.project.init.InitReport;
import dash.project.init.InitWish;
import dash.project.render.InitTelling;
import dash.project.render.Plain;
import dash.project.told.Json;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A warm start. */
@Command(
        name = "init",
        description = {
            "Makes a project of a source: looks at its tables and drafts knowledge about them, so that it can be asked at once.",
            "Everything drafted is marked and never outranks what a person wrote; dash drafts lists, accepts and drops it.",
            "Nothing that is there is overwritten, and running it again goes on where it was interrupted."
        },
        mixinStandardHelpOptions = true)
final class InitCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "DIR", description = "the project's folder (default: this one)")
    private @Nullable Path folder;

    @Option(
            names = "--source",
            paramLabel = "URL",
            description = "the address of the source; its password is kept in .env (default: DATABASE_URL)")
    private @Nullable String source;

    @Option(names = "--name", paramLabel = "NAME", description = "what the project is called (default: as its folder)")
    private @Nullable String name;

    @Option(
            names = "--schemas",
            paramLabel = "NAME",
            split = ",",
            description = "the schemas to look into (default: those that the source usually has)")
    private List<String> schemas = List.of();

    @Option(names = "--dbt", paramLabel = "FILE", description = "also read a dbt manifest.json")
    private @Nullable Path dbt;

    @Option(names = "--cortex", paramLabel = "FILE", description = "also read a Snowflake Cortex semantic model")
    private @Nullable Path cortex;

    @Option(names = "--sql", paramLabel = "DIR", description = "also read a folder of .sql files")
    private @Nullable Path sql;

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    InitCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        InitProgress progress = new InitProgress(console);
        Surroundings around = console.surroundings(progress::step);
        try (Workshop workshop = new Workshop(around)) {
            InitReport report = new Init(workshop, around, Clock.systemUTC()).run(wish(), progress::table);
            progress.finish();
            if (json) {
                console.out().println(Json.write(InitTelling.object(report)));
            } else {
                InitTelling.lines(report, shown()).forEach(line -> console.out().println(Plain.of(line)));
            }
        } finally {
            progress.finish();
        }
        return Exit.DONE.status();
    }

    private InitWish wish() {
        Path at =
                folder == null ? console.here() : console.here().resolve(folder).normalize();
        Optional<String> url =
                Optional.ofNullable(source).or(() -> console.environment().value("DATABASE_URL"));
        return new InitWish(
                url, at, Optional.ofNullable(name), schemas, new InitWish.Readings(here(dbt), here(cortex), here(sql)));
    }

    private Optional<Path> here(@Nullable Path path) {
        return Optional.ofNullable(path).map(console.here()::resolve);
    }

    /** What the next commands need to find the project from here. */
    private Optional<String> shown() {
        return Optional.ofNullable(folder).map(Path::toString).filter(path -> !path.equals("."));
    }
}
