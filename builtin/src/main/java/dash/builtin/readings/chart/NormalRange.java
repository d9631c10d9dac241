package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is normal for a column, as a comment says it: {@code normal range: below 250}, {@code normal 4.5 to 8}, {@code reference range:
 * 29 < N < 52}.
 */
record NormalRange(List<Limit> limits) {

    /** One end of it. */
    record Limit(Comparison comparison, String number) {}

    private static final String NUMBER = "(\\d+(?:\\.\\d+)?)";
    private static final Pattern SAID = Pattern.compile(
            "\\b(?:normal|reference)\\b(?: range| values?| levels?| limits?)?\\s*(?:is|are|:|=)?\\s*([^;)]*)");
    private static final Pattern FROM_TO =
            Pattern.compile("^(?:between |from )?" + NUMBER + "\\s*(?:to|and|-|–)\\s*" + NUMBER);
    private static final Pattern WITHIN =
            Pattern.compile("^" + NUMBER + "\\s*(<=|≤|<)\\s*\\p{L}+\\s*(<=|≤|<)\\s*" + NUMBER);
    private static final Pattern LIMIT = Pattern.compile(
            "^(?:\\p{L}\\s*)?(below|under|less than|up to|at most|<=|≤|<|above|over|more than|greater than|at least|from|>=|≥|>)\\s*"
                    + NUMBER);

    NormalRange {
        limits = List.copyOf(limits);
    }

    static Optional<NormalRange> of(Term.Attribute attribute) {
        String comment = World.column(attribute)
                .map(column -> column.comment().toLowerCase(Locale.ROOT))
                .orElse("");
        Matcher said = SAID.matcher(comment);
        return World.isNumber(attribute) && said.find()
                ? Optional.of(limits(said.group(1).strip()))
                        .filter(limits -> !limits.isEmpty())
                        .map(NormalRange::new)
                : Optional.empty();
    }

    private static List<Limit> limits(String text) {
        List<Limit> limits = new ArrayList<>();
        Matcher fromTo = FROM_TO.matcher(text);
        Matcher within = WITHIN.matcher(text);
        Matcher limit = LIMIT.matcher(text);
        if (fromTo.find()) {
            limits.add(new Limit(Comparison.AT_LEAST, fromTo.group(1)));
            limits.add(new Limit(Comparison.AT_MOST, fromTo.group(2)));
        } else if (within.find()) {
            limits.add(new Limit(within.group(2).equals("<") ? Comparison.MORE : Comparison.AT_LEAST, within.group(1)));
            limits.add(new Limit(comparison(within.group(3)), within.group(4)));
        } else if (limit.find()) {
            limits.add(new Limit(comparison(limit.group(1)), limit.group(2)));
        }
        return limits;
    }

    private static Comparison comparison(String words) {
        return switch (words) {
            case "below", "under", "less than", "<" -> Comparison.LESS;
            case "up to", "at most", "<=", "≤" -> Comparison.AT_MOST;
            case "at least", "from", ">=", "≥" -> Comparison.AT_LEAST;
            default -> Comparison.MORE;
        };
    }

    /** That the value of a row is normal. */
    List<Condition> kept(Term.Attribute attribute) {
        return limits.stream()
                .<Condition>map(limit ->
                        new Condition.Compared(attribute, limit.comparison(), CompareRules.number(limit.number())))
                .toList();
    }

    /** That it is not. */
    List<Condition> left(Term.Attribute attribute) {
        List<Condition> outside = limits.stream()
                .<Condition>map(limit -> new Condition.Compared(
                        attribute, limit.comparison().opposite(), CompareRules.number(limit.number())))
                .toList();
        return outside.size() == 1 ? outside : List.of(new Condition.Either(outside));
    }
}
