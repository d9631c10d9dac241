package dash.project.render;

import dash.drift.Notice;
import dash.drift.Problem;
import dash.drift.SchemaChange;
import dash.drift.Subject;
import dash.knowledge.Change;
import dash.learnings.LearningChange;
import dash.project.ProjectCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a check found, for people and for machines. */
public final class CheckTelling {

    private final String project;
    private final ProjectCheck.Outcome outcome;

    public CheckTelling(String project, ProjectCheck.Outcome outcome) {
        this.project = project;
        this.outcome = outcome;
    }

    public String text() {
        List<String> lines = new ArrayList<>();
        changes(lines);
        problems(lines);
        moved(lines);
        notices(lines);
        repairs(lines);
        lines.add(summary());
        return String.join("\n", lines) + "\n";
    }

    private String summary() {
        long broken = outcome.report().changes().stream()
                .filter(SchemaChange::breaksSomething)
                .count();
        String checked = project + ": " + counted(outcome.report().items(), "item") + " checked, "
                + counted(outcome.report().statements(), "statement") + " run";
        return outcome.report().clean()
                ? checked + "; everything agrees with the source"
                : checked + "; " + counted(outcome.report().problems().size(), "problem") + ", "
                        + counted((int) broken, "change") + " of the source that break knowledge";
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    private void changes(List<String> lines) {
        for (SchemaChange change : outcome.report().changes()) {
            String evidence = change.evidence().isEmpty() ? "" : " (" + String.join(", ", change.evidence()) + ")";
            lines.add("CHANGED  " + Plain.of(change.inWords() + evidence));
            change.impact()
                    .forEach(impact ->
                            lines.add("  breaks " + where(impact.subject()) + ": " + Plain.of(impact.reason())));
            if (change.impact().isEmpty()) {
                lines.add("  breaks nothing");
            }
        }
        gap(lines);
    }

    private void problems(List<String> lines) {
        int width = outcome.report().problems().stream()
                .mapToInt(problem -> problem.sort().name().length())
                .max()
                .orElse(0);
        for (Problem problem : outcome.report().problems()) {
            lines.add(("%-" + width + "s  %s: %s")
                    .formatted(problem.sort().name(), where(problem.subject()), Plain.of(problem.message())));
            lines.add(" ".repeat(width) + "  " + Plain.of(problem.nextStep()) + ".");
        }
        gap(lines);
    }

    private static String where(Subject subject) {
        boolean said = subject.file().isEmpty() || subject.name().startsWith(subject.file());
        return Plain.of(subject.kind() + " " + Plain.cut(subject.name(), 60))
                + (said ? "" : " (" + Plain.of(subject.file()) + ")");
    }

    private void moved(List<String> lines) {
        for (Change change : outcome.moved()) {
            String name = Plain.of(
                    change.content().kind().inWords() + " " + change.content().label());
            String part = change.standing().setAside().isEmpty()
                    ? name
                    : name + ", only " + String.join(", ", change.standing().setAside());
            lines.add(change.act().equals("released") ? "IN USE AGAIN  " + name : "NOT USED until mended  " + part);
        }
        for (LearningChange change : outcome.learnings()) {
            String name = Plain.of("learning " + change.after().number() + ": "
                    + change.after().title());
            lines.add(change.act().equals("released") ? "IN USE AGAIN  " + name : "NOT USED until mended  " + name);
        }
        gap(lines);
    }

    private void notices(List<String> lines) {
        for (Notice notice : outcome.report().notices()) {
            lines.add("NOTICE  " + Plain.of(notice.about() + " " + notice.message()));
            lines.add("        " + Plain.of(notice.nextStep()) + ".");
        }
        gap(lines);
    }

    private void repairs(List<String> lines) {
        outcome.drafted().forEach(path -> lines.add("DRAFTED  knowledge/" + Plain.of(path)));
        outcome.patches().forEach(patch -> lines.add(ProjectCheck.diff(patch).stripTrailing()));
        if (!outcome.patches().isEmpty()) {
            lines.add("PROPOSED  look at it, then: patch -p1 < " + ProjectCheck.PATCH_FILE);
        }
        gap(lines);
    }

    private static void gap(List<String> lines) {
        if (!lines.isEmpty() && !lines.getLast().isEmpty()) {
            lines.add("");
        }
    }

    public Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("project", project);
        json.put("clean", outcome.report().clean());
        json.put("items", outcome.report().items());
        json.put("statements", outcome.report().statements());
        json.put(
                "changes",
                outcome.report().changes().stream().map(CheckTelling::json).toList());
        json.put(
                "problems",
                outcome.report().problems().stream().map(CheckTelling::json).toList());
        json.put(
                "notices",
                outcome.report().notices().stream().map(CheckTelling::json).toList());
        json.put("quarantined", names("quarantined"));
        json.put("released", names("released"));
        json.put("drafted", outcome.drafted());
        json.put("patches", outcome.patches().stream().map(ProjectCheck::diff).toList());
        return json;
    }

    private List<Map<String, @Nullable Object>> names(String act) {
        Stream<Map<String, @Nullable Object>> learnings = outcome.learnings().stream()
                .filter(change -> change.act().equals(act))
                .map(change -> {
                    Map<String, @Nullable Object> json = new LinkedHashMap<>();
                    json.put("kind", "learning");
                    json.put(
                            "name",
                            change.after().number() + ": " + change.after().title());
                    json.put("columns", List.of());
                    json.put("reason", change.after().trust().reason());
                    return json;
                });
        return Stream.concat(items(act), learnings).toList();
    }

    private Stream<Map<String, @Nullable Object>> items(String act) {
        return outcome.moved().stream()
                .filter(change -> change.act().equals(act))
                .map(change -> {
                    Map<String, @Nullable Object> json = new LinkedHashMap<>();
                    json.put("kind", change.content().kind().written());
                    json.put("name", change.content().label());
                    json.put("columns", change.standing().setAside());
                    json.put("reason", change.standing().reason());
                    return json;
                });
    }

    private static Map<String, @Nullable Object> json(SchemaChange change) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("change", change.sort().name().toLowerCase(Locale.ROOT));
        json.put("table", change.table());
        json.put("column", change.column().orElse(null));
        json.put("now", change.now());
        json.put("evidence", change.evidence());
        json.put(
                "breaks",
                change.impact().stream()
                        .map(impact -> {
                            Map<String, @Nullable Object> one = json(impact.subject());
                            one.put("reason", impact.reason());
                            return one;
                        })
                        .toList());
        return json;
    }

    private static Map<String, @Nullable Object> json(Subject subject) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("kind", subject.kind());
        json.put("name", subject.name());
        json.put("file", subject.file());
        return json;
    }

    private static Map<String, @Nullable Object> json(Problem problem) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("problem", problem.sort().name().toLowerCase(Locale.ROOT));
        json.putAll(json(problem.subject()));
        json.put("table", problem.table());
        json.put("column", problem.column());
        json.put("message", problem.message());
        json.put("next_step", problem.nextStep());
        return json;
    }

    private static Map<String, @Nullable Object> json(Notice notice) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("about", notice.about());
        json.put("message", notice.message());
        json.put("next_step", notice.nextStep());
        return json;
    }
}
