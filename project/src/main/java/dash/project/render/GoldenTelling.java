package dash.project.render;

import dash.golden.GoldenQuestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Golden questions for people and for machines. */
public final class GoldenTelling {

    private GoldenTelling() {}

    /** One line a question. */
    public static List<String> table(List<GoldenQuestion> questions) {
        int id = questions.stream().mapToInt(one -> Plain.width(one.id())).max().orElse(0);
        return questions.stream()
                .map(one -> "%s  %s  %s%s"
                        .formatted(
                                Plain.pad(one.id(), id, false),
                                Plain.pad(difficulty(one), 7, false),
                                one.question(),
                                one.answerable() ? "" : " (no answer exists)"))
                .toList();
    }

    public static List<String> whole(GoldenQuestion question) {
        List<String> lines = new ArrayList<>();
        lines.add(question.id() + ": " + question.question());
        question.paraphrases().forEach(paraphrase -> lines.add("  also: " + paraphrase));
        lines.add("  " + difficulty(question)
                + (question.tags().isEmpty() ? "" : ", " + String.join(", ", question.tags()))
                + ", compared: " + question.compare().name().toLowerCase(Locale.ROOT));
        if (!question.answerable()) {
            lines.add("  no answer exists: the right answer is to decline");
        }
        question.sql().ifPresent(sql -> sql.lines().forEach(line -> lines.add("    " + line)));
        question.expected()
                .ifPresent(
                        expected -> lines.add("  expected: " + expected.rows().size() + " rows that are written down"));
        if (!question.notes().isBlank()) {
            lines.add("  " + question.notes());
        }
        return lines;
    }

    public static Map<String, @Nullable Object> object(GoldenQuestion question) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", question.id());
        json.put("question", question.question());
        json.put("paraphrases", question.paraphrases());
        json.put("sql", question.sql().orElse(null));
        json.put("alternatives", question.alternatives());
        json.put("compare", question.compare().name().toLowerCase(Locale.ROOT));
        json.put("difficulty", difficulty(question));
        json.put("tags", question.tags());
        json.put("answerable", question.answerable());
        json.put("notes", question.notes());
        return json;
    }

    private static String difficulty(GoldenQuestion question) {
        return question.difficulty().name().toLowerCase(Locale.ROOT);
    }
}
