package dash.learn;

import dash.learnings.Category;
import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.rules.RuleWords;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Words lessons so that whoever reads one knows what to do. */
final class LessonWriter {

    private static final Map<String, Category> CATEGORIES = Map.ofEntries(
            Map.entry("42804", Category.TYPE_MISMATCH),
            Map.entry("42883", Category.TYPE_MISMATCH),
            Map.entry("42846", Category.TYPE_MISMATCH),
            Map.entry("22P02", Category.TYPE_MISMATCH),
            Map.entry("22007", Category.TYPE_MISMATCH),
            Map.entry("22008", Category.TYPE_MISMATCH),
            Map.entry("42703", Category.NAMING),
            Map.entry("42P01", Category.NAMING),
            Map.entry("42702", Category.NAMING),
            Map.entry("RELATION_OUT_OF_SCOPE", Category.NAMING),
            Map.entry("FUNCTION_NOT_ALLOWED", Category.NAMING),
            Map.entry("42803", Category.AGGREGATION),
            Map.entry("42P20", Category.AGGREGATION),
            Map.entry("21000", Category.AGGREGATION),
            Map.entry("22012", Category.DATA_QUALITY),
            Map.entry("FAN_OUT", Category.JOIN_PATTERN),
            Map.entry("AVERAGE_OF_AVERAGES", Category.AGGREGATION),
            Map.entry("METRIC_NOT_HONOURED", Category.FILTER_REQUIRED),
            Map.entry("MIXED_UNITS", Category.DATA_QUALITY),
            Map.entry("EMPTY", Category.DATA_QUALITY),
            Map.entry("UNKNOWN_VALUE", Category.DATA_QUALITY));

    private LessonWriter() {}

    /** {@code question} is what the statements were written for. */
    static Lesson ofRule(Rule rule, Mistake mistake, String advice, String question) {
        if (rule instanceof Rule.Replace replace) {
            return new Lesson(
                    cut(title(replace, mistake, question), Lesson.LONGEST_TITLE),
                    cut(advised(mistake, advice).orElseGet(() -> replaced(mistake)), Lesson.LONGEST_DESCRIPTION),
                    categoryOf(mistake.code()),
                    Optional.of(rule),
                    replace.tables(),
                    Optional.of(mistake));
        }
        return new Lesson(
                cut(RuleWords.title(rule), Lesson.LONGEST_TITLE),
                cut(RuleWords.sentence(rule), Lesson.LONGEST_DESCRIPTION),
                RuleWords.category(rule),
                Optional.of(rule),
                rule.tables(),
                Optional.of(mistake));
    }

    /** A whole statement is known by what was wrong with it, or by what it was to answer. */
    private static String title(Rule.Replace rule, Mistake mistake, String question) {
        boolean whole = rule.before().equals(mistake.before());
        if (!whole) {
            return RuleWords.title(rule);
        }
        return mistake.sort() == Mistake.Sort.FAILED && !mistake.error().isBlank() ? mistake.error() : question;
    }

    /** Whoever doubts a result knows what to do about it; the difference of two texts only shows what somebody did. */
    private static Optional<String> advised(Mistake mistake, String advice) {
        return mistake.sort() == Mistake.Sort.DOUBTED && !advice.isBlank() ? Optional.of(advice) : Optional.empty();
    }

    /** The difference says it best; the error says why. */
    private static String replaced(Mistake mistake) {
        String[] sides = mistake.difference().lines().findFirst().orElse(" → ").split(" → ", 2);
        String wrong = sides[0].isBlank() ? "the statement as it was" : sides[0];
        String right = sides.length < 2 || sides[1].isBlank() ? "the corrected statement" : sides[1];
        String why = mistake.error().isBlank() ? "" : ": " + mistake.error().strip();
        return "(nothing)".equals(wrong)
                ? "Add " + right + why
                : "(nothing)".equals(right)
                        ? "Leave out " + wrong + why
                        : "Write " + right + " instead of " + wrong + why;
    }

    static Lesson ofMistake(Mistake mistake, String advice, List<String> tables) {
        String about = tables.isEmpty() ? "" : " when reading " + String.join(", ", tables);
        String title = mistake.error().isBlank() ? "a statement that was wrong" + about : flat(mistake.error());
        return new Lesson(
                cut(title, Lesson.LONGEST_TITLE),
                cut(advised(mistake, advice).orElseGet(() -> replaced(mistake) + about), Lesson.LONGEST_DESCRIPTION),
                categoryOf(mistake.code()),
                Optional.empty(),
                tables,
                Optional.of(mistake));
    }

    private static Category categoryOf(String code) {
        return CATEGORIES.getOrDefault(code, Category.OTHER);
    }

    private static String flat(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    static String cut(String text, int longest) {
        String flat = flat(text);
        if (flat.length() <= longest) {
            return flat;
        }
        int end = longest - 3;
        return flat.substring(0, Character.isHighSurrogate(flat.charAt(end - 1)) ? end - 1 : end) + "...";
    }
}
