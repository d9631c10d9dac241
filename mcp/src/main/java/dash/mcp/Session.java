package dash.mcp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A conversation with one server: hello, what can you do, do it, goodbye. One thread. */
final class Session implements AutoCloseable {

    static final String VERSION = "2025-06-18";

    private static final int MOST_LISTED = 500;
    private static final int MOST_PAGES = 20;

    /** Room for what surrounds the texts: descriptions of tools, notifications, escapes. */
    private static final int ROOM = 1_000_000;

    private final Wire wire;
    private final int mostText;

    private Session(Wire wire, int mostText) {
        this.wire = wire;
        this.mostText = mostText;
    }

    static Session open(ServerSettings settings, Path folder) throws Trouble {
        Deadline deadline = Deadline.in(settings.time());
        int mostBytes = settings.bytes() * 8 + ROOM;
        Wire wire = switch (settings.transport()) {
            case ServerSettings.Command command -> StdioWire.start(command, folder, deadline, mostBytes);
            case ServerSettings.Address address -> new HttpWire(address, deadline, mostBytes);
        };
        Session session = new Session(wire, settings.bytes());
        try {
            session.greet();
            return session;
        } catch (Trouble failed) {
            session.close();
            throw failed;
        }
    }

    /** Nothing is offered: no files, no model, no questions to people. */
    private void greet() throws Trouble {
        ObjectNode hello = Messages.object().put("protocolVersion", VERSION);
        hello.set("capabilities", Messages.object());
        hello.set("clientInfo", Messages.object().put("name", "dash").put("version", "0.1.0"));
        wire.request("initialize", hello);
        wire.say("notifications/initialized", Messages.object());
    }

    List<Tool> tools() throws Trouble {
        return listed("tools").stream()
                .map(Tool::of)
                .filter(tool -> !tool.name().isBlank())
                .toList();
    }

    List<Resource> resources() throws Trouble {
        return listed("resources").stream()
                .map(Resource::of)
                .filter(resource -> !resource.uri().isBlank())
                .toList();
    }

    /** Page by page, and no more than can be looked through. */
    private List<JsonNode> listed(String what) throws Trouble {
        List<JsonNode> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        for (int page = 0; page < MOST_PAGES; page++) {
            ObjectNode params = Messages.object();
            cursor.ifPresent(at -> params.put("cursor", at));
            JsonNode listed = wire.request(what + "/list", params);
            for (JsonNode told : listed.path(what)) {
                if (all.size() < MOST_LISTED) {
                    all.add(told);
                }
            }
            cursor = Optional.of(listed.path("nextCursor").asString("")).filter(at -> !at.isBlank());
            if (cursor.isEmpty()) {
                break;
            }
        }
        return all;
    }

    /** Its text; what is no text is left out. Only what stands under the address that was asked for counts. */
    Said read(Resource resource) throws Trouble {
        JsonNode result = wire.request("resources/read", Messages.object().put("uri", resource.uri()));
        StringBuilder text = new StringBuilder();
        for (JsonNode content : result.path("contents")) {
            String piece = content.path("uri").asString("").equals(resource.uri())
                    ? content.path("text").asString("")
                    : "";
            text.append(text.isEmpty() || piece.isEmpty() ? "" : "\n\n").append(piece);
        }
        return Said.of(text.toString(), mostText);
    }

    /** What a tool said, as text; links, pictures and sounds are left out. */
    Said call(Invocation invocation) throws Trouble {
        ObjectNode params = Messages.object().put("name", invocation.tool().name());
        params.set("arguments", invocation.arguments());
        JsonNode result = wire.request("tools/call", params);
        StringBuilder text = new StringBuilder();
        for (JsonNode content : result.path("content")) {
            String piece = switch (content.path("type").asString("")) {
                case "text" -> content.path("text").asString("");
                case "resource" -> content.path("resource").path("text").asString("");
                default -> "";
            };
            text.append(text.isEmpty() || piece.isEmpty() ? "" : "\n\n").append(piece);
        }
        if (result.path("isError").asBoolean(false)) {
            throw new Trouble("said that " + invocation.tool().name() + " failed: " + Trouble.shown(text.toString()));
        }
        return Said.of(text.toString(), mostText);
    }

    @Override
    public void close() {
        wire.close();
    }
}
