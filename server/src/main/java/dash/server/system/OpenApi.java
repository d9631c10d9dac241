package dash.server.system;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The description of the API, written by hand in parts that stand beside this class and put together here. A test holds it
 * equal to the routes, and holds every request and reply of the tests against it.
 */
public final class OpenApi {

    /** Each with {@code paths} and {@code components.schemas} of one subject; the first has everything else too. */
    public static final List<String> PARTS =
            List.of("base", "asking", "knowledge", "learnings", "memory", "documents", "golden", "evals", "source");

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private OpenApi() {}

    public static Map<String, @Nullable Object> document(String version) {
        ObjectNode whole = part(PARTS.getFirst());
        whole.withObject("/info").put("version", version);
        PARTS.stream().skip(1).map(OpenApi::part).forEach(part -> {
            whole.withObject("/paths").setAll(part.withObject("/paths"));
            whole.withObject("/components/schemas").setAll(part.withObject("/components/schemas"));
        });
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        whole.properties().forEach(entry -> document.put(entry.getKey(), entry.getValue()));
        return document;
    }

    private static ObjectNode part(String name) {
        try (InputStream in = Objects.requireNonNull(
                OpenApi.class.getResourceAsStream("/dash/server/openapi/" + name + ".json"), name)) {
            return (ObjectNode) JSON.readTree(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
