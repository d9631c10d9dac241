package dash.models.calls;

import dash.fault.Nearest;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolCall.Problem;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads calls against the tools that were offered. */
public final class CallReading {

    private static final int DEEPEST = 64;

    private static final JsonMapper STRICT = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final List<Tool> tools;

    public CallReading(List<Tool> tools) {
        this.tools = List.copyOf(tools);
    }

    /**
     * @param written the arguments as they came; blank means none
     */
    public ToolCall read(String id, String name, String written, String signature) {
        Optional<Tool> tool =
                tools.stream().filter(offered -> offered.name().equals(name)).findFirst();
        if (tool.isEmpty()) {
            return new ToolCall.Unusable(id, name, written, Problem.UNKNOWN_TOOL, noSuch(name), signature);
        }
        Reading reading = parse(written.isBlank() ? "{}" : written);
        return switch (reading) {
            case Reading.Wrong wrong ->
                new ToolCall.Unusable(id, name, written, wrong.problem(), wrong.why(), signature);
            case Reading.Right right ->
                SchemaFit.misfit(tool.get().parameters(), right.object())
                        .<ToolCall>map(why ->
                                new ToolCall.Unusable(id, name, written, Problem.UNFITTING_ARGUMENTS, why, signature))
                        .orElseGet(() -> new ToolCall.Understood(id, name, right.object(), signature));
        };
    }

    /** A JSON object that was read strictly, or why it cannot be one. */
    public sealed interface Reading {

        /** One object, complete. */
        record Right(JsonNode object) implements Reading {}

        /** No object. */
        record Wrong(Problem problem, String why) implements Reading {}
    }

    /** Reads one JSON object and nothing beside it. */
    public static Reading parse(String written) {
        try {
            JsonNode node = STRICT.readTree(written);
            if (node.isString()) {
                return malformed("the arguments are JSON inside a JSON text; write the object itself");
            }
            if (!node.isObject()) {
                return malformed("the arguments are not a JSON object");
            }
            if (!wholeCharacters(node.toString())) {
                return malformed("the arguments hold half a character");
            }
            return new Reading.Right(node);
        } catch (StreamConstraintsException beyond) {
            return malformed("the arguments are nested deeper than " + DEEPEST + " levels or hold a number or a text"
                    + " that is too long");
        } catch (JacksonException broken) {
            boolean atTheEnd = broken instanceof UnexpectedEndOfInputException
                    || broken.getLocation().getCharOffset()
                            >= written.stripTrailing().length();
            return atTheEnd
                    ? new Reading.Wrong(Problem.CUT_OFF_ARGUMENTS, "the arguments end before their end")
                    : malformed("the arguments are not valid JSON");
        }
    }

    private static boolean wholeCharacters(String text) {
        return text.codePoints()
                .noneMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
    }

    private static Reading malformed(String why) {
        return new Reading.Wrong(Problem.MALFORMED_ARGUMENTS, why);
    }

    private String noSuch(String name) {
        List<String> names = tools.stream().map(Tool::name).toList();
        String known = names.isEmpty() ? "there are no tools" : "the tools are " + String.join(", ", names);
        String nearest = Nearest.among(name, names)
                .map(near -> "; did you mean " + near + "?")
                .orElse("");
        return "there is no tool of this name; " + known + nearest;
    }

    /** For a prompt: each tool with its schema. */
    public static String inWords(List<Tool> tools) {
        return tools.stream()
                .map(tool -> "- " + tool.name() + ": " + tool.description() + "\n  arguments (JSON schema): "
                        + tool.parameters())
                .collect(Collectors.joining("\n"));
    }
}
