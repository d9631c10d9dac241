package dash.project.memory;

import dash.memory.Memories.Forgotten;
import dash.memory.Remembered;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The memory of a person in words and as JSON. */
public final class MemoryTelling {

    private MemoryTelling() {}

    public static List<String> lines(List<Remembered> memory) {
        if (memory.isEmpty()) {
            return List.of(
                    "Nothing is remembered of you in this project.",
                    "  dash memory set, or \"remember that …\" in any conversation, changes that.");
        }
        List<String> lines = new ArrayList<>();
        memory.forEach(entry -> lines.addAll(lines(entry)));
        return lines;
    }

    public static List<String> lines(Remembered entry) {
        return List.of(
                entry.number() + "  " + entry.preference().kind().written() + ": "
                        + entry.preference().inWords(),
                "   " + entry.origin().written() + " on "
                        + entry.at().toString().substring(0, 10)
                        + (entry.where().isEmpty() ? "" : ", " + entry.where()));
    }

    public static Map<String, @Nullable Object> object(Remembered entry) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("number", entry.number());
        object.put("kind", entry.preference().kind().written());
        object.put("value", entry.preference().written());
        object.put("words", entry.preference().inWords());
        object.put("origin", entry.origin().written());
        object.put("at", entry.at().toString());
        object.put("where", entry.where());
        return object;
    }

    public static Map<String, @Nullable Object> object(List<Remembered> memory) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("memory", memory.stream().map(MemoryTelling::object).toList());
        return object;
    }

    public static Map<String, @Nullable Object> object(Forgotten forgotten) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("forgotten", forgotten.entries().size());
        object.put("answers_left", forgotten.answersLeft());
        object.put("answers_deleted", forgotten.answersDeleted());
        object.put("learnings", forgotten.lessons());
        object.put("curator_questions", forgotten.questions());
        return object;
    }

    /** What is gone, and precisely what is not. */
    public static String forgotten(Forgotten forgotten) {
        if (forgotten.isNothing()) {
            return "Nothing is remembered of you in this project.";
        }
        List<String> gone = new ArrayList<>();
        if (!forgotten.entries().isEmpty()) {
            gone.add("number "
                    + forgotten.entries().stream().sorted().map(String::valueOf).collect(Collectors.joining(", "))
                    + " of your memory, and every word of it that was kept");
        }
        if (forgotten.answersDeleted() > 0) {
            gone.add(count(forgotten.answersDeleted(), "answer") + " that it narrowed, also on record");
        }
        if (forgotten.lessons() > 0) {
            gone.add(count(forgotten.lessons(), "learning") + " of yours that counted for nobody else");
        }
        if (forgotten.questions() > 0) {
            gone.add(count(forgotten.questions(), "question") + " of yours to the curator");
        }
        return "Forgotten: " + String.join("; ", gone) + "."
                + (forgotten.answersLeft() == 0
                        ? ""
                        : " Kept as you wished: " + count(forgotten.answersLeft(), "answer")
                                + " that it narrowed, with statements and figures, which no longer say why.");
    }

    private static String count(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
