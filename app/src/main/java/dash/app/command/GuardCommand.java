package dash.app.command;

import dash.app.Console;
import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Engines;
import dash.fault.Code;
import dash.fault.Exit;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.project.Guards;
import dash.project.render.Plain;
import dash.project.told.Json;
import dash.project.told.VerdictJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Judges SQL without running it; fit for anybody's CI. */
@Command(
        name = "guard",
        description = {
            "Says whether SQL from standard input would be allowed; runs nothing.",
            "With --json it reads one object a line, {\"id\",\"sql\"}, and prints one verdict a line in the same order."
        },
        mixinStandardHelpOptions = true)
final class GuardCommand implements Callable<Integer> {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Console console;

    @Option(
            names = "--dialect",
            paramLabel = "NAME",
            defaultValue = "postgresql",
            description = "postgresql (the default), duckdb, mysql, sqlite or trino")
    private String dialect = "postgresql";

    @Option(
            names = "--scope",
            paramLabel = "FILE",
            description = "relations that may be read, one a line; without it every relation outside the catalogs may")
    private @Nullable Path scopeFile;

    @Option(names = "--json", description = "read and print JSON lines")
    private boolean json;

    GuardCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Engine engine = Engines.named(dialect, Place.named("--dialect"));
        try (EngineParser parser = engine.parser()) {
            Guard guard = Guards.of(engine, parser);
            Optional<Scope> scope = Optional.ofNullable(scopeFile).map(file -> Guards.scope(engine, lines(file)));
            Judge judge = sql -> guard.judge(sql, scope.orElseGet(() -> Guards.scopeOfItsOwn(engine, parser, sql)));
            return json ? judgeLines(judge) : judgeWhole(judge);
        }
    }

    private interface Judge {
        Verdict of(String sql);
    }

    private int judgeWhole(Judge judge) throws IOException {
        String sql = new String(console.in().readAllBytes(), StandardCharsets.UTF_8);
        Verdict verdict = judge.of(sql);
        console.out().println(verdict.written());
        verdict.findings()
                .forEach(finding -> console.out()
                        .println("  " + finding.position() + "  " + finding.code() + "  " + Plain.of(finding.what())
                                + ". Next: " + Plain.of(finding.instead())));
        return (verdict.isAllowed() ? Exit.DONE : Exit.NEGATIVE).status();
    }

    private int judgeLines(Judge judge) throws IOException {
        boolean all = true;
        InputStream in = console.in();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank()) {
                    JsonNode item = item(line, number);
                    Verdict verdict = judge.of(item.get("sql").asString());
                    all &= verdict.isAllowed();
                    console.out().println(Json.line(told(item, verdict)));
                }
            }
        }
        return (all ? Exit.DONE : Exit.NEGATIVE).status();
    }

    private static JsonNode item(String line, int number) {
        try {
            JsonNode item = MAPPER.readTree(line);
            if (item.isObject() && item.has("sql") && item.get("sql").isString()) {
                return item;
            }
        } catch (JacksonException broken) {
            // The same complaint as for an object without sql: what counts is the line.
        }
        throw FaultException.of(
                Code.WRONG_USAGE,
                Place.text("standard input", number, 1),
                line,
                "this line is not an object with an sql text",
                "write one {\"id\": …, \"sql\": \"…\"} a line");
    }

    private static Map<String, @Nullable Object> told(JsonNode item, Verdict verdict) {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        told.put("id", item.has("id") ? item.get("id") : null);
        told.putAll(VerdictJson.of(verdict));
        return told;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unreadable) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.file(file),
                    unreadable.getClass().getSimpleName(),
                    "the scope cannot be read",
                    "name a UTF-8 file with one relation a line");
        }
    }
}
