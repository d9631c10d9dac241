package dash.app.command;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.server.ServerSettings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a server listens. */
final class ServerOptions {

    private static final int HIGHEST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            description =
                    "the port to listen on; 0 takes any that is free (default: " + ServerSettings.USUAL_PORT + ")")
    private @Nullable Integer port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "the address to listen on; this machine's own only, until there is a sign-in")
    private @Nullable String host;

    @Option(names = "--questions", paramLabel = "N", description = "how many questions may run at once (default: 16)")
    private @Nullable Integer questions;

    boolean tellPort() {
        return port != null;
    }

    ServerSettings settings() {
        ServerSettings settings = ServerSettings.usual();
        if (host != null) {
            settings = settings.withHost(host);
        }
        if (port != null) {
            settings = settings.withPort(within("--port", port, 0, HIGHEST_PORT));
        }
        if (questions != null) {
            settings = settings.withQuestions(within("--questions", questions, 1, 1_000));
        }
        return settings;
    }

    private static int within(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named(name),
                    String.valueOf(value),
                    "it is a number from " + least + " to " + most,
                    "give such a number, or leave it out");
        }
        return value;
    }
}
