package dash.project.render;

import dash.learn.Recorded;
import dash.learnings.Learning;
import dash.learnings.Trust;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What became of a lesson that a person gave, and what happens next. */
public final class RecordedTelling {

    private RecordedTelling() {}

    /** {@code now} is the learning as it stands after everything that was decided at once. */
    public static List<String> lines(Recorded recorded, Learning now) {
        String number = "learning " + now.number() + ": " + now.title();
        String done = switch (recorded.outcome()) {
            case NEW -> "Remembered as " + number;
            case STRENGTHENED -> "Known already, now with one more piece of evidence: " + number;
            case CONTRADICTED -> "Put to review as " + number;
        };
        return List.of(done, "  " + next(now));
    }

    public static Map<String, @Nullable Object> object(Recorded recorded, Learning now) {
        Map<String, @Nullable Object> object = LearningTelling.object(now);
        object.put("outcome", recorded.outcome().name().toLowerCase(Locale.ROOT));
        return object;
    }

    private static String next(Learning learning) {
        Trust trust = learning.trust();
        int number = learning.number();
        return switch (trust.status()) {
            case ACTIVE -> "for everybody; dash learnings undo " + number + " takes it back";
            case PROPOSED ->
                (trust.scope() instanceof Trust.Scope.Person(String name)
                                ? "for " + name + " alone"
                                : "for everybody, on trial")
                        + "; for everybody once golden questions or a person accept it: dash learnings accept "
                        + number + "; what golden questions say of it: dash learnings show " + number;
            case QUARANTINED -> "not used: " + trust.reason() + "; see dash learnings review";
            case RETIRED, REJECTED ->
                "not used: " + trust.status().written() + (trust.reason().isEmpty() ? "" : " (" + trust.reason() + ")")
                        + "; dash learnings accept " + number + " brings it back for everybody";
        };
    }
}
