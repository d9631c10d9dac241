package dash.app.command;

import dash.app.Console;
import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.postgresql.PostgresEngine;
import dash.fault.FaultException;
import dash.project.Guards;
import dash.project.context.ProjectContexts;
import dash.question.Asker;
import dash.server.Server;
import dash.server.ServerSettings;
import dash.server.served.ServedProjects;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;

/**
 * What the launcher runs once after a build, with the JVM's recorder on: it touches the classes that every command needs,
 * so that the AOT cache holds them. Opens nothing and changes nothing.
 */
@Command(name = "warm-up", hidden = true, description = "Loads what commands need, for the AOT cache.")
final class WarmUpCommand implements Callable<Integer> {

    private static final Logger LOG = LoggerFactory.getLogger(WarmUpCommand.class);

    private final Console console;

    WarmUpCommand(Console console) {
        this.console = console;
    }

    /** A server without projects, asked once. */
    private static void serve() {
        ServerSettings anyPort = ServerSettings.usual().withPort(0);
        try (ServedProjects none = new ServedProjects(Map.of());
                Server server = Server.start(anyPort, none, new Asker("nobody"), "warm-up", request -> {})) {
            for (String path : List.of("/", "/health", "/api/session", "/openapi.json")) {
                try (InputStream in =
                        URI.create(server.address() + path).toURL().openStream()) {
                    in.readAllBytes();
                }
            }
        } catch (IOException | FaultException unheard) {
            LOG.debug("not warmed up: {}", unheard.toString());
        }
    }

    @Override
    public Integer call() {
        DashCommand.commandLine(console).getUsageMessage();
        Engine engine = new PostgresEngine();
        try (EngineParser parser = engine.parser()) {
            String sql =
                    "SELECT a, sum(b) AS c FROM t JOIN u USING (id) WHERE d >= DATE '2020-01-01' GROUP BY 1 LIMIT 5";
            Guards.of(engine, parser).judge(sql, Guards.scopeOfItsOwn(engine, parser, sql));
        }
        ProjectContexts.warmUp();
        serve();
        return 0;
    }
}
