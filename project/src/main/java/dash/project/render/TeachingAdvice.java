package dash.project.render;

import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.project.curating.AskedAgain;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What to do about a lesson that nobody could be shown to use. */
public final class TeachingAdvice {

    private static final String BUILTIN = "builtin";

    private TeachingAdvice() {}

    /** The question asked again, or what to do to see a change. */
    public static Map<String, @Nullable Object> object(Learning learning, Optional<AskedAgain> again, String analyst) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("asked_again", again.map(AgainTelling::object).orElse(null));
        object.put("advice", of(learning, again, analyst).orElse(null));
        return object;
    }

    public static Optional<String> of(Learning learning, Optional<AskedAgain> again, String analyst) {
        if (again.isPresent()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (learning.rule().orElse(null)) {
                    case null ->
                        analyst.equals(BUILTIN)
                                ? "The built-in analyst takes no orders in free words: teach \"QUESTION\" --sql SQL,"
                                        + " or what a word means (\"revenue means shop revenue\"). A language model is"
                                        + " shown it."
                                : "The model is shown it with your next question; ask one to see what it changes.";
                    case Rule.WordMeans means -> "Ask a question with \"" + means.word() + "\" to see what it changes.";
                    case Rule rule -> "Ask a question that it is about to see what it changes.";
                });
    }
}
