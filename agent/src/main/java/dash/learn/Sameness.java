package dash.learn;

import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** When two lessons are one, and when they cannot both be right. */
public final class Sameness {

    /** Share of words that two descriptions have in common before they count as one. */
    private static final double NEAR = 0.75;

    private static final Set<String> EMPTY_WORDS = Set.of(
            "a", "an", "the", "is", "are", "be", "to", "of", "in", "on", "for", "and", "it", "its", "as", "with",
            "this", "that", "use", "instead", "always", "please");

    private Sameness() {}

    /** The same rule, or the same tables, category and nearly the same words. */
    static boolean same(Lesson one, Lesson other) {
        if (one.rule().isPresent() && other.rule().isPresent()) {
            return sameRule(one.rule().get(), other.rule().get()) || sameAdvice(one, other);
        }
        return one.category() == other.category()
                && lower(one.tables()).equals(lower(other.tables()))
                && near(one.title() + " " + one.description(), other.title() + " " + other.description());
    }

    /** Two pairs of statements may show the same advice. */
    private static boolean sameAdvice(Lesson one, Lesson other) {
        return one.rule().filter(Rule.Replace.class::isInstance).isPresent()
                && other.rule().filter(Rule.Replace.class::isInstance).isPresent()
                && isDoubted(one)
                && isDoubted(other)
                && lower(one.tables()).equals(lower(other.tables()))
                && one.description().equals(other.description());
    }

    private static boolean isDoubted(Lesson lesson) {
        return lesson.mistake()
                .filter(mistake -> mistake.sort() == Mistake.Sort.DOUBTED)
                .isPresent();
    }

    /** When it was taught makes no other lesson of it. */
    private static boolean sameRule(Rule one, Rule other) {
        return (one instanceof Rule.AnswerWith left && other instanceof Rule.AnswerWith right)
                ? spoken(left.question()).equals(spoken(right.question()))
                        && flat(left.sql()).equals(flat(right.sql()))
                : one.equals(other);
    }

    private static String flat(String sql) {
        return sql.replaceAll("\\s+", " ").replaceAll("[\\s;]+$", "");
    }

    /** The words of a question, however it is typed. */
    private static String spoken(String question) {
        return String.join(" ", question.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .strip();
    }

    private static Set<String> lower(List<String> tables) {
        return tables.stream().map(table -> table.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    }

    /** Numbers and values count as words: two limits that differ are two lessons. */
    private static boolean near(String one, String other) {
        Set<String> left = words(one);
        Set<String> right = words(other);
        Set<String> both = new HashSet<>(left);
        both.retainAll(right);
        Set<String> all = new HashSet<>(left);
        all.addAll(right);
        boolean sameFigures = figures(left).equals(figures(right));
        return sameFigures && (all.isEmpty() || (double) both.size() / all.size() >= NEAR);
    }

    private static Set<String> figures(Set<String> words) {
        return words.stream()
                .filter(word -> word.chars().anyMatch(Character::isDigit) || word.equals("not") || word.equals("no"))
                .collect(Collectors.toSet());
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}_]+"))
                .filter(word -> !word.isEmpty() && !EMPTY_WORDS.contains(word))
                .collect(Collectors.toSet());
    }

    /** About the same thing, and saying something else of it. */
    public static boolean contradict(Rule one, Rule other) {
        if (one.equals(other)) {
            return false;
        }
        return switch (one) {
            case Rule.ParseDate left ->
                other instanceof Rule.ParseDate right
                        && about(left.table(), left.column(), right.table(), right.column());
            case Rule.ReadAs left ->
                other instanceof Rule.ReadAs right && about(left.table(), left.column(), right.table(), right.column());
            case Rule.ScaleByUnit left ->
                other instanceof Rule.ScaleByUnit right
                        && about(left.table(), left.column(), right.table(), right.column())
                        && left.factor().compareTo(right.factor()) != 0;
            case Rule.NameMeans left ->
                other instanceof Rule.NameMeans right && about(left.table(), left.name(), right.table(), right.name());
            case Rule.ValueMeans left ->
                other instanceof Rule.ValueMeans right
                        && about(left.table(), left.column(), right.table(), right.column())
                        && left.written().equals(right.written());
            case Rule.JoinOn left ->
                other instanceof Rule.JoinOn right
                        && Set.copyOf(left.tables()).equals(Set.copyOf(right.tables()))
                        && !sameJoin(left, right);
            case Rule.UseTable left ->
                other instanceof Rule.UseTable right
                        && ((left.instead().equals(right.instead())
                                        && !left.use().equals(right.use()))
                                || left.instead().equals(right.use()));
            case Rule.CallInstead left ->
                other instanceof Rule.CallInstead right && left.function().equals(right.function());
            case Rule.Replace left ->
                other instanceof Rule.Replace right
                        && (left.before().equals(right.before())
                                || left.before().equals(right.after()));
            case Rule.RequireFilter left ->
                other instanceof Rule.RequireFilter right
                        && left.table().equals(right.table())
                        && opposite(left.condition(), right.condition());
            case Rule.AnswerWith left ->
                other instanceof Rule.AnswerWith right
                        && spoken(left.question()).equals(spoken(right.question()))
                        && !sameRule(left, right);
            case Rule.WordMeans left ->
                other instanceof Rule.WordMeans right && spoken(left.word()).equals(spoken(right.word()));
            case Rule.CompareAsText left -> false;
        };
    }

    private static boolean about(String table, String column, String otherTable, String otherColumn) {
        return table.equals(otherTable) && column.equals(otherColumn);
    }

    private static boolean sameJoin(Rule.JoinOn left, Rule.JoinOn right) {
        return left.left().equals(right.right())
                && left.leftColumns().equals(right.rightColumns())
                && left.rightColumns().equals(right.leftColumns());
    }

    /** Conditions on the same columns that say something else; two limits on one column are rare and worth a look. */
    private static boolean opposite(String one, String other) {
        return !bare(one).equals(bare(other)) && columns(one).equals(columns(other));
    }

    private static String bare(String condition) {
        return condition.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").strip();
    }

    private static Set<String> columns(String condition) {
        String withoutTexts = condition.toLowerCase(Locale.ROOT).replaceAll("'[^']*'", " ");
        return Arrays.stream(withoutTexts.split("[^a-z0-9_]+"))
                .filter(word -> !word.isEmpty() && !Character.isDigit(word.charAt(0)))
                .filter(word -> !Set.of("and", "or", "not", "is", "null", "true", "false", "in", "like")
                        .contains(word))
                .collect(Collectors.toSet());
    }
}
