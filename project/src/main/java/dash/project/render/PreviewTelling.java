package dash.project.render;

import dash.project.curating.Confirming;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What others would get of an answer that somebody calls right, before they get it. */
public final class PreviewTelling {

    private PreviewTelling() {}

    public static List<String> lines(Confirming.Preview preview) {
        List<String> lines = new ArrayList<>();
        lines.add("For everybody: " + preview.question());
        lines.add("  answer   " + preview.told().text("insight"));
        lines.add("  figure   " + AgainTelling.figure(preview.told()));
        preview.told().text("sql").lines().forEach(line -> lines.add("    " + line));
        if (preview.isStripped()) {
            lines.add("  What Dash remembers of you is left out; your own answer differs.");
        }
        lines.add("Nothing is confirmed yet: add --yes to do so.");
        return lines;
    }

    public static Map<String, @Nullable Object> object(Confirming.Preview preview) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("confirmed", false);
        object.put("question", preview.question());
        object.put("insight", preview.told().text("insight"));
        object.put("figure", AgainTelling.figure(preview.told()));
        object.put("sql", preview.told().text("sql"));
        object.put("stripped", preview.isStripped());
        return object;
    }
}
