package dash.project.eval;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.golden.GoldenQuestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Picks golden questions by conditions {@code key=value}. One key with several values means any of them. */
public final class Selection {

    private static final List<String> KEYS = List.of("id", "db", "tag", "difficulty", "answerable", "stable");

    private final Map<String, List<String>> wanted = new LinkedHashMap<>();

    public Selection(List<String> conditions) {
        for (String condition : conditions) {
            int equals = condition.indexOf('=');
            String key = equals < 1 ? condition : condition.substring(0, equals);
            if (equals < 1 || !KEYS.contains(key)) {
                throw wrong(condition, key);
            }
            wanted.computeIfAbsent(key, fresh -> new ArrayList<>()).add(condition.substring(equals + 1));
        }
    }

    public List<GoldenQuestion> of(List<GoldenQuestion> questions) {
        return questions.stream()
                .filter(question -> wanted.entrySet().stream()
                        .allMatch(entry ->
                                entry.getValue().stream().anyMatch(value -> meets(question, entry.getKey(), value))))
                .toList();
    }

    private static boolean meets(GoldenQuestion question, String key, String value) {
        return switch (key) {
            case "id" -> question.id().equalsIgnoreCase(value);
            case "db" -> question.database().equals(value);
            case "tag" -> question.tags().stream().anyMatch(value::equalsIgnoreCase);
            case "difficulty" -> question.difficulty().name().equalsIgnoreCase(value);
            case "answerable" -> question.answerable() == Boolean.parseBoolean(value);
            case "stable" -> question.stable() == Boolean.parseBoolean(value);
            default -> false;
        };
    }

    private static FaultException wrong(String condition, String key) {
        return FaultException.of(
                Code.WRONG_USAGE,
                Place.named("--where"),
                condition,
                "not a condition on golden questions; known keys are " + String.join(", ", KEYS),
                Nearest.among(key.toLowerCase(Locale.ROOT), KEYS)
                        .map(near -> "write " + near + "=VALUE")
                        .orElse("write for example --where difficulty=easy"));
    }
}
