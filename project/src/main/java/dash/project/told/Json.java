package dash.project.told;

import dash.fault.Fault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.JsonNode;
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

    public static String pretty(JsonNode object) {
        return PRETTY.writeValueAsString(object);
    }

    /** The same on one line, for formats with one object a line. */
    public static String line(Map<String, @Nullable Object> object) {
        return COMPACT.writeValueAsString(object);
    }

    /** The first as {@code error}; where there are several, all of them as {@code errors}. */
    public static Map<String, @Nullable Object> faults(List<Fault> faults) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("error", fault(faults.getFirst()));
        if (faults.size() > 1) {
            json.put("errors", faults.stream().map(Json::fault).toList());
        }
        return json;
    }

    /** One fault as it is told inside other objects. */
    public static Map<String, @Nullable Object> fault(Fault fault) {
        Map<String, @Nullable Object> error = new LinkedHashMap<>();
        error.put("code", fault.code().name());
        error.put("place", fault.place().inWords());
        error.put("value", fault.value());
        error.put("message", fault.message());
        error.put("next_step", fault.nextStep());
        return error;
    }
}
