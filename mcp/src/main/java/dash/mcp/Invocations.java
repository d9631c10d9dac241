package dash.mcp;

import dash.fault.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Chooses the tools to call for some words: those that the settings name, else those that the server says only read, unless
 * their own name contradicts it. What a tool needs beside the words has to stand in the settings.
 */
final class Invocations {

    private static final String WORDS = "{words}";
    private static final int MOST_UNNAMED = 3;
    private static final List<String> FOR_WORDS = List.of(
            "query",
            "q",
            "search",
            "words",
            "question",
            "term",
            "keywords",
            "keyword",
            "text",
            "pattern",
            "input",
            "message",
            "prompt",
            "topic");

    private final ServerSettings settings;
    private final String words;
    private final List<String> notes = new ArrayList<>();

    Invocations(ServerSettings settings, String words) {
        this.settings = settings;
        this.words = words;
    }

    /** What was not called though somebody might expect it. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    List<Invocation> among(List<Tool> tools) {
        return settings.tools().isEmpty() ? unnamed(tools) : named(tools);
    }

    private List<Invocation> named(List<Tool> tools) {
        List<Invocation> chosen = new ArrayList<>();
        for (ServerSettings.AllowedTool allowed : settings.tools()) {
            Optional<Tool> tool = tools.stream()
                    .filter(offered -> offered.name().equals(allowed.name()))
                    .findFirst();
            if (tool.isEmpty()) {
                notes.add("has no tool " + allowed.name()
                        + Nearest.among(
                                        allowed.name(),
                                        tools.stream().map(Tool::name).toList())
                                .map(near -> "; the nearest is " + Trouble.shown(near))
                                .orElse(""));
                continue;
            }
            Optional<Invocation> invocation = allowed.arguments().isEmpty()
                    ? byForm(tool.get())
                    : Optional.of(written(tool.get(), allowed.arguments()));
            if (invocation.isEmpty()) {
                notes.add("needs to be told what to call " + allowed.name()
                        + " with: write its arguments below its name in dash.yaml");
            }
            invocation.ifPresent(chosen::add);
        }
        return chosen;
    }

    private List<Invocation> unnamed(List<Tool> tools) {
        List<Invocation> chosen = new ArrayList<>();
        for (Tool tool : tools) {
            if (tool.readOnly() && tool.soundsLikeWriting()) {
                notes.add("says that " + Trouble.shown(tool.name())
                        + " only reads, which its name does not; it is called only if dash.yaml names it");
            } else if (tool.readOnly() && chosen.size() < MOST_UNNAMED) {
                byForm(tool).ifPresent(chosen::add);
            }
        }
        if (chosen.isEmpty() && notes.isEmpty()) {
            notes.add("has no tool that says it only reads and that takes words; name one in dash.yaml");
        }
        return chosen;
    }

    /** The words go where a tool asks for some; it must not need anything else. */
    private Optional<Invocation> byForm(Tool tool) {
        JsonNode properties = tool.form().path("properties");
        List<String> required = StreamSupport.stream(
                        tool.form().path("required").spliterator(), false)
                .map(name -> name.asString(""))
                .toList();
        Optional<String> slot =
                FOR_WORDS.stream().filter(name -> isText(properties.path(name))).findFirst();
        boolean enough = slot.isPresent() && required.stream().allMatch(name -> name.equals(slot.get()));
        return enough
                ? Optional.of(new Invocation(tool, Messages.object().put(slot.get(), words), true))
                : Optional.empty();
    }

    private static boolean isText(JsonNode property) {
        return property.path("type").asString("").equals("string") && !property.has("enum");
    }

    private Invocation written(Tool tool, Map<String, String> arguments) {
        ObjectNode filled = Messages.object();
        boolean forWords = false;
        for (Map.Entry<String, String> argument : arguments.entrySet()) {
            String value = argument.getValue().replace(WORDS, words);
            forWords |= argument.getValue().contains(WORDS);
            put(filled, argument.getKey(), value, tool.form().path("properties").path(argument.getKey()));
        }
        return new Invocation(tool, filled, forWords);
    }

    /** In the type that the tool asks for, where the text can be one. */
    private static void put(ObjectNode filled, String name, String value, JsonNode property) {
        switch (property.path("type").asString("")) {
            case "integer", "number" -> {
                if (value.matches("-?\\d{1,9}")) {
                    filled.put(name, Integer.parseInt(value));
                } else {
                    filled.put(name, value);
                }
            }
            case "boolean" -> filled.put(name, Boolean.parseBoolean(value));
            case "array" -> filled.putArray(name).add(value);
            default -> filled.put(name, value);
        }
    }
}
