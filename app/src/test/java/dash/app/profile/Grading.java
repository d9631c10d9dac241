package dash.app.profile;

import dash.profile.quirks.Quirk;
import dash.profile.quirks.QuirkKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Holds findings against labels, kind by kind. */
final class Grading {

    private final Map<QuirkKind, Score> scores = new EnumMap<>(QuirkKind.class);
    private final List<String> differences = new ArrayList<>();

    void grade(String database, List<Label> labels, List<Quirk> found) {
        for (QuirkKind kind : QuirkKind.values()) {
            List<Label> wanted =
                    labels.stream().filter(label -> label.kind() == kind).toList();
            List<Label> seen = found.stream()
                    .filter(quirk -> quirk.kind() == kind)
                    .map(Label::of)
                    .toList();
            List<Label> wrong = seen.stream()
                    .filter(label -> wanted.stream().noneMatch(label::matches))
                    .toList();
            List<Label> missed = wanted.stream()
                    .filter(label -> !label.arguable() && seen.stream().noneMatch(label::matches))
                    .toList();
            long right = wanted.stream().filter(label -> !label.arguable()).count() - missed.size();
            scores.merge(kind, new Score(right, wrong.size(), missed.size()), Score::plus);
            wrong.forEach(label -> differences.add(database + ": wrong   " + label));
            missed.forEach(label -> differences.add(database + ": missed  " + label));
        }
    }

    Score of(QuirkKind kind) {
        return scores.getOrDefault(kind, Score.NONE);
    }

    Score overall() {
        return scores.values().stream().reduce(Score.NONE, Score::plus);
    }

    /** As a table of Markdown, to be copied into the documentation. */
    String table() {
        StringBuilder table = new StringBuilder(
                "| kind | right | wrong | missed | precision | recall |\n|---|---|---|---|---|---|\n");
        scores.forEach((kind, score) -> table.append(line(kind.word(), score)));
        table.append(line("all", overall()));
        return table.toString();
    }

    static String line(String name, Score score) {
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %.2f | %.2f |%n",
                name,
                score.right(),
                score.wrong(),
                score.missed(),
                score.precision(),
                score.recall());
    }

    String differences() {
        return String.join("\n", differences);
    }
}
