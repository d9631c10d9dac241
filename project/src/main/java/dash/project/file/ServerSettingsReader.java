package dash.project.file;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.mcp.ServerSettings;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the key {@code mcp} of a {@code dash.yaml}: servers that keep documents, by name. */
final class ServerSettingsReader {

    private static final int MOST_SERVERS = 20;
    private static final int MOST_SECONDS = 120;
    private static final int MOST_KILOBYTES = 4_000;
    private static final int MOST_HOURS = 24 * 365;
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]", "::1");

    /** Fills in variables of a text under a key. */
    interface Filling {
        String of(String written, String key, Fields at);
    }

    private final Filling filling;
    private final Environment environment;

    ServerSettingsReader(Filling filling, Environment environment) {
        this.filling = filling;
        this.environment = environment;
    }

    List<ServerSettings> read(Node node) {
        if (!(node instanceof Node.Mapping(Map<String, Node> servers, Place place))) {
            throw wrong(node.place(), "", "mcp is an object with a name for each server, here is " + node.kind());
        }
        if (servers.size() > MOST_SERVERS) {
            throw wrong(place, servers.size() + " servers", "mcp has at most " + MOST_SERVERS + " servers");
        }
        List<ServerSettings> all = new ArrayList<>();
        servers.forEach((name, told) -> all.add(server(name, told)));
        return all;
    }

    private ServerSettings server(String name, Node node) {
        if (!name.matches("[a-z0-9][a-z0-9_-]{0,30}")) {
            throw wrong(node.place(), name, "a server's name has lower-case letters, digits, - and _ only");
        }
        Fields fields = Fields.of(
                Code.PROJECT_BROKEN,
                "server",
                node,
                "command",
                "environment",
                "url",
                "headers",
                "tools",
                "resources",
                "seconds",
                "kilobytes",
                "keep_hours");
        return new ServerSettings(
                name,
                transport(fields),
                tools(fields),
                fields.texts("resources"),
                Duration.ofSeconds(Whole.of(fields, "seconds", (int) ServerSettings.TIME.toSeconds(), 1, MOST_SECONDS)),
                Whole.of(fields, "kilobytes", ServerSettings.BYTES / 1000, 1, MOST_KILOBYTES) * 1000,
                Duration.ofHours(Whole.of(fields, "keep_hours", (int) ServerSettings.KEEP.toHours(), 0, MOST_HOURS)));
    }

    private ServerSettings.Transport transport(Fields fields) {
        List<String> command = fields.texts("command");
        boolean remote = fields.said("url").isPresent();
        if (command.isEmpty() == !remote) {
            throw fields.wrong(remote ? "url" : "command", "", "a server has either a command or a url");
        }
        if (remote) {
            if (fields.node("environment").isPresent()) {
                throw fields.wrong("environment", "", "only a command has an environment; a url has headers");
            }
            return address(fields);
        }
        if (fields.node("headers").isPresent()) {
            throw fields.wrong("headers", "", "only a url has headers; a command has an environment");
        }
        Map<String, String> passed = new LinkedHashMap<>();
        for (String variable : fields.texts("environment")) {
            passed.put(
                    variable,
                    environment
                            .value(variable)
                            .orElseThrow(() ->
                                    fields.wrong("environment", variable, "the variable " + variable + " is not set")));
        }
        return new ServerSettings.Command(command, passed);
    }

    /** Headers are secrets: they go over an encrypted line, or nowhere but to this machine. */
    private ServerSettings.Address address(Fields fields) {
        String written = filling.of(fields.text("url"), "url", fields);
        URI url;
        try {
            url = URI.create(written);
        } catch (IllegalArgumentException notAnAddress) {
            throw fields.wrong("url", "", "this is no address");
        }
        boolean loopback = "http".equals(url.getScheme()) && LOOPBACK.contains(String.valueOf(url.getHost()));
        if (!("https".equals(url.getScheme()) || loopback) || url.getHost() == null || url.getUserInfo() != null) {
            throw fields.wrong(
                    "url",
                    "",
                    "the address of a server begins with https:// and holds no password; http is for this machine");
        }
        Map<String, String> headers = new LinkedHashMap<>();
        fields.textsByKey("headers").forEach((name, value) -> {
            if (!name.matches("[A-Za-z0-9-]{1,60}")) {
                throw fields.wrong("headers", name, "this is no name of a header");
            }
            headers.put(name, filling.of(value, "headers", fields));
        });
        return new ServerSettings.Address(url, headers);
    }

    /** Names alone, or names with what to call them with. */
    private static List<ServerSettings.AllowedTool> tools(Fields fields) {
        List<ServerSettings.AllowedTool> tools = new ArrayList<>();
        fields.node("tools").ifPresent(node -> {
            if (node instanceof Node.Mapping mapping) {
                Fields each = Fields.of(
                        Code.PROJECT_BROKEN,
                        "tool",
                        mapping,
                        mapping.entries().keySet().toArray(String[]::new));
                mapping.entries()
                        .keySet()
                        .forEach(name -> tools.add(new ServerSettings.AllowedTool(name, each.textsByKey(name))));
            } else {
                fields.texts("tools").forEach(name -> tools.add(new ServerSettings.AllowedTool(name, Map.of())));
            }
        });
        return tools;
    }

    private static FaultException wrong(Place place, String value, String message) {
        return FaultException.of(Code.PROJECT_BROKEN, place, value, message, "Correct the file and read it again");
    }
}
