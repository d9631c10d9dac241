package dash.mcp;

import java.net.URI;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A server that keeps documents, as a project's file tells it.
 *
 * @param tools that may be called; empty for those that the server says only read
 * @param resources that may be read, by address, with a star for anything; empty for none
 * @param time that one consultation of this server may take, its start included
 * @param bytes of text that one tool may say
 * @param keep how long what it said is used without asking again
 */
public record ServerSettings(
        String name,
        Transport transport,
        List<AllowedTool> tools,
        List<String> resources,
        Duration time,
        int bytes,
        Duration keep) {

    public static final Duration TIME = Duration.ofSeconds(10);
    public static final int BYTES = 200_000;
    public static final Duration KEEP = Duration.ofDays(1);

    /** How it is reached. */
    public sealed interface Transport {}

    /**
     * A child process, spoken to over its standard input and output.
     *
     * @param environment what it gets beside the few names that programs need; values are secrets
     */
    public record Command(List<String> command, Map<String, String> environment) implements Transport {
        public Command {
            command = List.copyOf(command);
            environment = Map.copyOf(environment);
        }

        @Override
        public String toString() {
            return "command " + command.getFirst();
        }
    }

    /** Streamable HTTP. The values of headers are secrets. */
    public record Address(URI url, Map<String, String> headers) implements Transport {
        public Address {
            headers = Map.copyOf(headers);
        }

        @Override
        public String toString() {
            return url.getScheme() + "://" + url.getAuthority();
        }
    }

    /**
     * A tool that somebody named.
     *
     * @param arguments as written, with {@code {words}} for what is looked for; empty to let the tool's own form decide
     */
    public record AllowedTool(String name, Map<String, String> arguments) {
        public AllowedTool {
            arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
        }
    }

    public ServerSettings {
        tools = List.copyOf(tools);
        resources = List.copyOf(resources);
    }
}
