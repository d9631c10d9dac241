package dash.databases.duckdb;

import dash.databases.SourceSettings;
import dash.databases.scope.SourceScope;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.fault.Place;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;

/** Sources for tests, and the ways to ask them. */
public final class DuckSources {

    /** One parser for all tests: it is a process. */
    public static final dash.databases.EngineParser PARSER = new DuckdbEngine().parser();

    public static final Guard GUARD = new Guard(PARSER, new DuckdbEngine().allowList());

    private DuckSources() {}

    public static SourceSettings settings(String url, Path folder, Path cache, List<String> progress, AuditLog audit) {
        return new SourceSettings(
                "test",
                url,
                Place.named("test"),
                folder,
                cache,
                SourceScope.of("main"),
                ZoneOffset.UTC,
                audit,
                Clock.systemUTC(),
                progress::add);
    }

    public static DuckdbSource open(String url, Path folder, Path cache) {
        return new DuckdbSource(settings(url, folder, cache, new ArrayList<>(), entry -> {}));
    }

    public static Commission commission(Duration time) {
        return commission(time, new Cancellation());
    }

    public static Commission commission(Duration time, Cancellation cancellation) {
        Limits limits = new Limits(500, time, 8_192, 4L << 20, 1e8);
        return new Commission("test", new Asker("tester"), Door.ITSELF, "", limits, cancellation);
    }

    /** Through the guard, as anybody's question goes. */
    public static Execution ask(DuckdbSource source, String sql) {
        return ask(source, sql, Duration.ofSeconds(10));
    }

    public static Execution ask(DuckdbSource source, String sql, Duration time) {
        Verdict verdict = GUARD.judge(sql, source.guardScope(Set.of()));
        if (verdict instanceof Verdict.Allowed allowed) {
            return source.run(allowed.sql(), commission(time));
        }
        throw new AssertionError(sql + " is refused: " + verdict.findings());
    }

    /** Something beside the repository that is not part of it; whoever lacks it is told and skips. */
    public static Path shared(String file) {
        Path path = Path.of(System.getProperty("dash.root", ".."))
                .resolve("../shared")
                .resolve(file)
                .normalize();
        if (!Files.exists(path)) {
            System.out.println("SKIPPED: " + path + " is missing");
            Assumptions.abort(path + " is missing");
        }
        return path;
    }
}
