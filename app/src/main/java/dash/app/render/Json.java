package dash.app.render;

import dash.fault.Fault;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes JSON for machines: one object, in the order in which it was put together, numbers never in scientific form. */
public final class Json {

    private static final JsonMapper PRETTY = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();
    private static final JsonMapper COMPACT = JsonMapper.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private Json() {}

    public static String write(Map<String, @Nullable Object> object) {
        return PRETTY.writeValueAsString(object);
    }

    /** The same on one line, for formats with one object a line. */
    public static String line(Map<String, @Nullable Object> object) {
        return COMPACT.writeValueAsString(object);
    }

    public static Map<String, @Nullable Object> fault(Fault fault) {
        Map<String, @Nullable Object> error = new LinkedHashMap<>();
        error.put("code", fault.code().name());
        error.put("place", fault.place().inWords());
        error.put("value", fault.value());
        error.put("message", fault.message());
        error.put("next_step", fault.nextStep());
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("error", error);
        return json;
    }
}
