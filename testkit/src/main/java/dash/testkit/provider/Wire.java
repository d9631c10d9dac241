package dash.testkit.provider;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes a scripted message as a provider would. */
interface Wire {

    String streamType();

    /** The events of a stream, each complete with its separators. */
    List<String> streamed(Step.Answer.Message message);

    /** Whether a request wants a stream. */
    boolean wantsStream(String path, JsonNode body);

    /** The reply in one piece. */
    String whole(Step.Answer.Message message);

    static ObjectNode object(String json) {
        return (ObjectNode) JsonMapper.shared().readTree(json);
    }

    static JsonNode text(String text) {
        return JsonMapper.shared().getNodeFactory().stringNode(text);
    }

    /** As an object where it is one, else as the text it is: a broken call stays visibly broken. */
    static JsonNode lenient(String arguments) {
        try {
            return JsonMapper.shared().readTree(arguments);
        } catch (tools.jackson.core.JacksonException broken) {
            return text(arguments);
        }
    }

    /** As UTF-8; halves of characters as JSON escapes them, because UTF-8 cannot. */
    static byte[] bytes(String event) {
        StringBuilder escaped = new StringBuilder();
        event.codePoints().forEach(point -> {
            if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                escaped.append("\\u").append(Integer.toHexString(point));
            } else {
                escaped.appendCodePoint(point);
            }
        });
        return escaped.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Pieces of a few characters, never half a surrogate pair: that is left to the cutting of bytes. */
    static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = text.offsetByCodePoints(from, Math.min(5, text.codePointCount(from, text.length())));
            pieces.add(text.substring(from, to));
            from = to;
        }
        return pieces;
    }
}
