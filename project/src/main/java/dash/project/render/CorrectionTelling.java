package dash.project.render;

import dash.learn.Recorded;
import dash.project.curating.AskedAgain;
import dash.project.curating.Correcting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was learned from a person, and what it changes. */
public final class CorrectionTelling {

    private CorrectionTelling() {}

    public static List<String> lines(Correcting.Corrected corrected) {
        List<String> lines = new ArrayList<>(lines(corrected.recorded(), corrected.again()));
        corrected
                .kept()
                .ifPresent(id -> lines.add("To make it knowledge for everybody: dash confirm " + id
                        + " --pattern NAME --golden --question WORDS"));
        return lines;
    }

    public static List<String> lines(List<Recorded> recorded, Optional<AskedAgain> again) {
        List<String> lines = new ArrayList<>();
        again.ifPresent(asked -> {
            lines.addAll(AgainTelling.lines(asked));
            lines.add("");
        });
        lines.addAll(learned(recorded));
        return lines;
    }

    private static List<String> learned(List<Recorded> recorded) {
        return recorded.stream()
                .flatMap(one -> RecordedTelling.lines(one, one.learning()).stream())
                .toList();
    }

    public static Map<String, @Nullable Object> object(Correcting.Corrected corrected) {
        List<Recorded> recorded = corrected.recorded();
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(
                "learnings",
                recorded.stream()
                        .map(one -> RecordedTelling.object(one, one.learning()))
                        .toList());
        object.put("explanation", String.join("\n", learned(recorded)));
        object.put("asked_again", corrected.again().map(AgainTelling::object).orElse(null));
        object.put("answer", corrected.kept().orElse(null));
        return object;
    }
}
