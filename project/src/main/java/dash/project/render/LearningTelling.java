package dash.project.render;

import dash.curate.UnderReview;
import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.files.UnifiedDiff;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningRevision;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.Tally;
import dash.learnings.Trust;
import dash.learnings.files.LearningText;
import dash.learnings.files.RuleText;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells learnings: in a table, whole with their evidence, or version by version. */
public final class LearningTelling {

    private static final List<ResultColumn> COLUMNS = Stream.of(
                    "number", "status", "for", "confidence", "used", "title", "tables")
            .map(name -> new ResultColumn(name, name.equals("number") || name.equals("used") ? "int4" : "text"))
            .toList();

    private LearningTelling() {}

    public static List<String> table(List<Learning> learnings) {
        List<List<Cell>> rows = learnings.stream()
                .map(learning -> List.of(
                        Cell.number(learning.number()),
                        Cell.text(learning.trust().status().written()),
                        Cell.text(scope(learning.trust())),
                        Cell.text(BigDecimal.valueOf(learning.confidence())
                                .setScale(2)
                                .toPlainString()),
                        Cell.number(learning.tally().applied()),
                        Cell.text(learning.title()),
                        Cell.text(String.join(", ", learning.lesson().tables()))))
                .toList();
        return new TextTable(new Rows(COLUMNS, rows, false), Map.of(), Integer.MAX_VALUE).lines();
    }

    private static String scope(Trust trust) {
        return switch (trust.scope()) {
            case Trust.Scope.Project project -> "all";
            case Trust.Scope.Person(String name) -> name;
        };
    }

    public static Map<String, @Nullable Object> object(Learning learning) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("number", learning.number());
        object.put("version", learning.version());
        object.putAll(LearningText.tree(learning));
        return object;
    }

    /** With everything that speaks for and against it. */
    public static Map<String, @Nullable Object> object(UnderReview review) {
        Map<String, @Nullable Object> object = object(review.learning());
        review.learning()
                .lesson()
                .mistake()
                .ifPresent(mistake -> object.put("unified_difference", String.join("\n", difference(mistake))));
        object.put(
                "evidence",
                review.evidence().stream().map(LearningTelling::object).toList());
        object.put(
                "contradicts",
                review.rivals().stream().map(LearningTelling::object).toList());
        return object;
    }

    private static Map<String, @Nullable Object> object(Evidence evidence) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("at", evidence.at().toString());
        object.put("kind", evidence.kind().written());
        object.put("by", evidence.by());
        object.put("about", evidence.about());
        object.put("text", evidence.text());
        return object;
    }

    public static List<Map<String, @Nullable Object>> objects(List<LearningRevision> history) {
        List<Map<String, @Nullable Object>> objects = new ArrayList<>();
        for (LearningRevision revision : history.reversed()) {
            Map<String, @Nullable Object> object = new LinkedHashMap<>();
            object.put("version", revision.learning().version());
            object.put("at", revision.at().toString());
            object.put("author", revision.author());
            object.put("act", revision.act());
            object.put("status", revision.learning().trust().status().written());
            object.put("reason", revision.learning().trust().reason());
            object.put("learning", LearningText.tree(revision.learning()));
            objects.add(object);
        }
        return objects;
    }

    public static List<String> lines(UnderReview review) {
        Learning learning = review.learning();
        List<String> lines = new ArrayList<>(head(learning));
        learning.lesson().mistake().ifPresent(mistake -> mistake(lines, mistake));
        if (!review.evidence().isEmpty()) {
            lines.add("");
            lines.add("  evidence");
            review.evidence().forEach(evidence -> lines.add("    " + line(evidence)));
        }
        for (Learning rival : review.rivals()) {
            lines.add("");
            lines.add("  says otherwise");
            head(rival).forEach(line -> lines.add("  " + line));
        }
        return lines;
    }

    private static List<String> head(Learning learning) {
        Trust trust = learning.trust();
        List<String> lines = new ArrayList<>();
        lines.add("learning " + learning.number() + ": " + learning.title());
        lines.add("  " + learning.lesson().description());
        lines.add("  " + trust.status().written() + " for " + scope(trust) + ", confidence "
                + BigDecimal.valueOf(learning.confidence()).setScale(2) + ", "
                + learning.lesson().category().written() + ", version " + learning.version());
        if (!trust.reason().isEmpty()) {
            lines.add("  " + trust.reason());
        }
        if (!trust.promotedTo().isEmpty()) {
            lines.add("  became " + trust.promotedTo());
        }
        if (!learning.lesson().tables().isEmpty()) {
            lines.add("  tables   " + String.join(", ", learning.lesson().tables()));
        }
        learning.rule().ifPresent(rule -> lines.add("  rule     " + inWords(rule)));
        lines.add("  found    " + learning.discovery().source().written() + " by "
                + learning.discovery().by() + " at "
                + moment(learning.discovery().at()));
        lines.add("  so far   " + inWords(learning.tally()));
        return lines;
    }

    private static String inWords(Rule rule) {
        return RuleText.tree(rule).entrySet().stream()
                .map(entry -> entry.getKey().equals("kind")
                        ? String.valueOf(entry.getValue())
                        : entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }

    private static String inWords(Tally tally) {
        return "applied " + tally.applied() + ", helped " + tally.helped() + ", failed " + tally.failed()
                + ", golden questions " + tally.supported() + ", seen " + tally.seen();
    }

    private static void mistake(List<String> lines, Mistake mistake) {
        lines.add("");
        if (!mistake.error().isEmpty()) {
            lines.add("  " + (mistake.code().isEmpty() ? "" : mistake.code() + ": ") + mistake.error());
        }
        difference(mistake).forEach(line -> lines.add("    " + line));
    }

    /** Without the two lines that name files. */
    private static List<String> difference(Mistake mistake) {
        return UnifiedDiff.of("", mistake.before(), mistake.after())
                .lines()
                .skip(2)
                .toList();
    }

    private static String line(Evidence evidence) {
        return moment(evidence.at()) + "  " + evidence.kind().written() + "  " + evidence.by()
                + (evidence.about().isEmpty() ? "" : "  [" + evidence.about() + "]") + "  " + evidence.text();
    }

    /** Newest first, a line each. */
    public static List<String> steps(List<LearningRevision> history) {
        return history.reversed().stream()
                .map(revision -> "version " + revision.learning().version() + "  " + moment(revision.at()) + "  "
                        + revision.author() + "  " + revision.act())
                .toList();
    }

    /** Newest first; each with what it changed. */
    public static List<String> history(List<LearningRevision> history) {
        List<String> lines = new ArrayList<>();
        for (int index = history.size() - 1; index >= 0; index--) {
            LearningRevision revision = history.get(index);
            String reason = revision.learning().trust().reason();
            lines.add("version " + revision.learning().version() + "  " + moment(revision.at()) + "  "
                    + revision.author() + "  " + revision.act() + (reason.isEmpty() ? "" : ": " + reason));
            String before =
                    index == 0 ? "" : LearningText.write(history.get(index - 1).learning());
            if (index > 0) {
                UnifiedDiff.of("", before, LearningText.write(revision.learning()))
                        .lines()
                        .skip(2)
                        .forEach(line -> lines.add("    " + line));
            }
        }
        return lines;
    }

    private static String moment(Instant at) {
        return at.truncatedTo(ChronoUnit.SECONDS).toString().replace('T', ' ');
    }
}
