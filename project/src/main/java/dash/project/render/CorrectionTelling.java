package dash.project.render;

import dash.learn.Recorded;
import dash.project.curating.AskedAgain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was learned from a person, and what it changes. */
public final class CorrectionTelling {

    private CorrectionTelling() {}

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

    public static Map<String, @Nullable Object> object(List<Recorded> recorded, Optional<AskedAgain> again) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(
                "learnings",
                recorded.stream()
                        .map(one -> RecordedTelling.object(one, one.learning()))
                        .toList());
        object.put("explanation", String.join("\n", learned(recorded)));
        object.put("asked_again", again.map(AgainTelling::object).orElse(null));
        object.put("answer", again.map(asked -> asked.after().text("id")).orElse(null));
        return object;
    }
}
