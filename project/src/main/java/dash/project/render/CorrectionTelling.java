package dash.project.render;

import dash.project.curating.Correcting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was learned from a correction. */
public final class CorrectionTelling {

    private CorrectionTelling() {}

    public static List<String> lines(Correcting.Corrected corrected) {
        List<String> lines = new ArrayList<>(learned(corrected));
        corrected
                .kept()
                .ifPresent(id -> lines.add("The right statement is kept as answer " + id
                        + "; to reuse it: dash confirm " + id + " --pattern NAME --golden --question WORDS"));
        return lines;
    }

    private static List<String> learned(Correcting.Corrected corrected) {
        return corrected.recorded().stream()
                .flatMap(one -> RecordedTelling.lines(one, one.learning()).stream())
                .toList();
    }

    public static Map<String, @Nullable Object> object(Correcting.Corrected corrected) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(
                "learnings",
                corrected.recorded().stream()
                        .map(one -> RecordedTelling.object(one, one.learning()))
                        .toList());
        object.put(
                "explanation",
                corrected.recorded().isEmpty()
                        ? "The two statements differ in nothing that a rule could be made of."
                        : String.join("\n", learned(corrected)));
        object.put("answer", corrected.kept().orElse(null));
        return object;
    }
}
