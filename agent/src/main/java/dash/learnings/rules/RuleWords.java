package dash.learnings.rules;

import dash.learnings.Category;
import dash.learnings.Rule;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rules as sentences that say what to do. */
public final class RuleWords {

    private RuleWords() {}

    public static String title(Rule rule) {
        return switch (rule) {
            case Rule.CompareAsText it -> it.table() + "." + it.column() + " is text";
            case Rule.ReadAs it -> it.table() + "." + it.column() + " holds numbers as text";
            case Rule.ParseDate it -> it.table() + "." + it.column() + " holds dates as text";
            case Rule.ScaleByUnit it -> it.table() + "." + it.column() + " has another unit";
            case Rule.RequireFilter it -> it.table() + " only where " + shortened(it.condition());
            case Rule.JoinOn it -> "joining " + it.left() + " with " + it.right();
            case Rule.UseTable it -> it.use() + " instead of " + it.instead();
            case Rule.NameMeans it -> it.table() + " has no " + it.name();
            case Rule.ValueMeans it ->
                it.table() + "." + it.column() + " spells " + shown(it.written()) + " differently";
            case Rule.CallInstead it -> it.function() + " is called " + it.use() + " here";
            case Rule.Replace it -> "how to write " + shortened(it.before());
            case Rule.AnswerWith it -> "how to answer: " + shortened(it.question());
            case Rule.WordMeans it -> it.word() + " means " + shortened(it.meaning());
        };
    }

    public static String sentence(Rule rule) {
        return switch (rule) {
            case Rule.CompareAsText it ->
                "Compare " + it.table() + "." + it.column() + " with text, as in " + it.column()
                        + " = '1': the column is text, and a number in quotes works where a bare number fails.";
            case Rule.ReadAs it ->
                "Cast " + it.table() + "." + it.column() + " to " + it.type()
                        + " before computing with it: the column holds numbers as text.";
            case Rule.ParseDate it ->
                "Read days from " + it.table() + "." + it.column() + " with TO_DATE(" + it.column() + ", '"
                        + it.format() + "'): the column is text.";
            case Rule.ScaleByUnit it ->
                (divisor(it.factor()).isEmpty()
                                ? "Multiply " + it.table() + "." + it.column() + " by "
                                        + it.factor().toPlainString()
                                : "Divide " + it.table() + "." + it.column() + " by " + divisor(it.factor()))
                        + " when telling it: the column is kept in a smaller or larger unit.";
            case Rule.RequireFilter it ->
                "Count rows of " + it.table() + " only where " + it.condition()
                        + ", unless the question asks for the others.";
            case Rule.JoinOn it -> "Join " + it.left() + " with " + it.right() + " on " + pairs(it) + ".";
            case Rule.UseTable it ->
                "Read " + it.use() + " instead of " + it.instead()
                        + it.before().map(day -> " for anything before " + day).orElse("") + ".";
            case Rule.NameMeans it ->
                "Use " + it.table() + "." + it.column() + " for what is called " + it.name() + " elsewhere: "
                        + it.table() + " has no column " + it.name() + ".";
            case Rule.ValueMeans it ->
                "Write " + shown(it.value()) + " for " + shown(it.written()) + " in " + it.table() + "." + it.column()
                        + ": that is how the data spell it.";
            case Rule.CallInstead it ->
                "Call " + it.use() + " instead of " + it.function() + ": this database has no " + it.function() + ".";
            case Rule.Replace it -> "Write " + it.after() + " instead of " + it.before() + about(it) + ".";
            case Rule.AnswerWith it -> "Answer \"" + it.question() + "\" with " + it.sql();
            case Rule.WordMeans it -> "Read " + it.word() + " as " + it.meaning() + ".";
        };
    }

    public static Category category(Rule rule) {
        return switch (rule) {
            case Rule.CompareAsText it -> Category.TYPE_MISMATCH;
            case Rule.ReadAs it -> Category.TYPE_MISMATCH;
            case Rule.ParseDate it -> Category.TYPE_MISMATCH;
            case Rule.ScaleByUnit it -> Category.DATA_QUALITY;
            case Rule.RequireFilter it -> Category.FILTER_REQUIRED;
            case Rule.JoinOn it -> Category.JOIN_PATTERN;
            case Rule.UseTable it -> Category.BUSINESS_LOGIC;
            case Rule.NameMeans it -> Category.NAMING;
            case Rule.ValueMeans it -> Category.DATA_QUALITY;
            case Rule.CallInstead it -> Category.NAMING;
            case Rule.Replace it -> Category.OTHER;
            case Rule.AnswerWith it -> Category.BUSINESS_LOGIC;
            case Rule.WordMeans it -> Category.NAMING;
        };
    }

    private static String about(Rule.Replace rule) {
        return rule.tables().isEmpty() ? "" : " when reading " + String.join(", ", rule.tables());
    }

    private static String pairs(Rule.JoinOn join) {
        return IntStream.range(0, join.leftColumns().size())
                .mapToObj(at -> join.left() + "." + join.leftColumns().get(at) + " = " + join.right() + "."
                        + join.rightColumns().get(at))
                .collect(Collectors.joining(" and "));
    }

    /** 100 for 0.01; empty when a factor is better multiplied. */
    private static String divisor(BigDecimal factor) {
        if (factor.compareTo(BigDecimal.ONE) >= 0 || factor.signum() <= 0) {
            return "";
        }
        BigDecimal below = BigDecimal.ONE.divide(factor, MathContext.DECIMAL64).stripTrailingZeros();
        return below.scale() <= 0 ? below.toPlainString() : "";
    }

    private static String shown(String value) {
        return "'" + value + "'";
    }

    private static String shortened(String sql) {
        String flat = sql.replaceAll("\\s+", " ");
        return flat.length() > 60 ? flat.substring(0, 57) + "..." : flat;
    }
}
