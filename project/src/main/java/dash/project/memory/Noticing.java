package dash.project.memory;

import dash.memory.Preference;
import dash.memory.Preference.ChartTaste;
import dash.memory.Remembered;
import dash.project.told.Told;
import dash.store.KeptAnswer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Notices a wish that somebody says again and again, and offers to remember it. Nothing is remembered by being noticed: the offer is a
 * sentence that the person says, or does not.
 */
public final class Noticing {

    /** So many answers in a row have to ask for the same. */
    public static final int IN_A_ROW = 3;

    private static final int CHARTS_IN_A_ROW = 2;

    private static final Pattern EQUALITY =
            Pattern.compile("(?:[\\w$\"`]+\\.)*[\"`]?([\\w$]+)[\"`]?\\s*=\\s*'((?:[^']|'')+)'");
    private static final Pattern CHART = Pattern.compile("\\b(bar|line)\\s+(?:chart|graph|plot)s?\\b");

    private Noticing() {}

    /** @param latest what the person was answered, the newest first */
    public static Optional<String> offer(List<KeptAnswer> latest, List<Remembered> memory) {
        return narrowing(latest, memory).or(() -> chart(latest, memory));
    }

    private static Optional<String> narrowing(List<KeptAnswer> latest, List<Remembered> memory) {
        if (latest.size() < IN_A_ROW) {
            return Optional.empty();
        }
        return filters(latest.getFirst()).stream()
                .filter(wanted -> latest.stream()
                        .limit(IN_A_ROW)
                        .allMatch(answer -> filters(answer).contains(wanted)))
                .filter(wanted -> memory.stream()
                        .noneMatch(entry -> entry.preference() instanceof Preference.Default known
                                && known.column().equalsIgnoreCase(wanted.column())))
                .map(wanted -> "Remember that my default "
                        + wanted.column().toLowerCase(Locale.ROOT).replace('_', ' ') + " is " + wanted.value())
                .findFirst();
    }

    /** The equalities of its statement whose value stands in the question itself, and that no knowledge asks for. */
    private static List<Preference.Default> filters(KeptAnswer answer) {
        String question = answer.question().toLowerCase(Locale.ROOT);
        JsonNode provenance = Told.of(answer.body()).provenance();
        Set<String> known = demanded(Told.items(provenance.path("tree"))).collect(Collectors.toSet());
        return Told.items(provenance.path("filters_applied")).stream()
                .filter(filter -> known.stream().noneMatch(claim -> claim.endsWith(" " + Told.text(filter, "words"))))
                .map((JsonNode filter) -> EQUALITY.matcher(Told.text(filter, "sql")))
                .filter(Matcher::matches)
                .map(found ->
                        new Preference.Default(found.group(1), found.group(2).replace("''", "'")))
                .filter(filter -> question.contains(filter.value().toLowerCase(Locale.ROOT)))
                .toList();
    }

    /** The claims of a tree that rest on something: a filter that was only asked for rests on nothing. */
    private static Stream<String> demanded(List<JsonNode> claims) {
        return claims.stream().flatMap(claim -> {
            List<JsonNode> parts = Told.items(claim.path("parts"));
            return parts.isEmpty()
                    ? Stream.empty()
                    : Stream.concat(Stream.of(Told.text(claim, "claim")), demanded(parts));
        });
    }

    private static Optional<String> chart(List<KeptAnswer> latest, List<Remembered> memory) {
        if (latest.size() < CHARTS_IN_A_ROW
                || memory.stream().anyMatch(entry -> entry.preference() instanceof Preference.Charts)) {
            return Optional.empty();
        }
        List<Optional<ChartTaste>> wished = latest.stream()
                .limit(CHARTS_IN_A_ROW)
                .map(answer -> chart(answer.question()))
                .distinct()
                .toList();
        return wished.size() == 1
                ? wished.getFirst()
                        .map(taste ->
                                "Remember that I prefer " + (taste == ChartTaste.BARS ? "bar" : "line") + " charts")
                : Optional.empty();
    }

    private static Optional<ChartTaste> chart(String question) {
        Matcher found = CHART.matcher(question.toLowerCase(Locale.ROOT));
        return found.find()
                ? Optional.of(found.group(1).equals("bar") ? ChartTaste.BARS : ChartTaste.LINES)
                : Optional.empty();
    }
}
