package dash.builtin.following;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How far a statement is from the one before: a follow-up changes one thing and leaves the rest. */
public record StatementDifference(List<String> before, List<String> now) {

    private static final Pattern TOKEN =
            Pattern.compile("'(?:[^']|'')*'|\"[^\"]+\"|[\\p{L}_][\\p{L}\\p{N}_]*|\\d+(?:\\.\\d+)?|[^\\s]");

    /** Another function, another direction, another name of a column. */
    private static final int A_WORD_OR_TWO = 2;

    private static final double ALMOST = 0.98;

    /** What is different without meaning anything: a place where only a literal differs counts less than any other. */
    private static final double OTHER_SHAPE = 0.85;

    public static StatementDifference between(String before, String now) {
        return new StatementDifference(tokens(before), tokens(now));
    }

    private static List<String> tokens(String sql) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(sql);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
        return tokens;
    }

    public boolean isNone() {
        return before.equals(now);
    }

    /** From 0 to 1, for something that took the place of something else: 1 when only literals differ. */
    public double likenessOfReplaced() {
        if (shape(before).equals(shape(now))) {
            return 1;
        }
        double common = common();
        return Math.max(before.size(), now.size()) - common <= A_WORD_OR_TWO
                ? ALMOST
                : OTHER_SHAPE * 2 * common / (before.size() + now.size());
    }

    /** From 0 to 1, for something that was added: 1 when nothing of the statement before is gone. */
    public double likenessOfAdded() {
        double lost = before.size() - common();
        return Math.max(0, 1 - 2 * lost / before.size());
    }

    /** How many tokens of the statement before are gone. */
    public int lost() {
        return (int) (before.size() - common());
    }

    /** Whether every value that was asked for still is. */
    public boolean keepsLiterals() {
        return before.stream().filter(token -> token.startsWith("'")).allMatch(now::contains);
    }

    private double common() {
        Map<String, Integer> counts = new HashMap<>();
        before.forEach(token -> counts.merge(token, 1, Integer::sum));
        int common = 0;
        for (String token : now) {
            if (counts.getOrDefault(token, 0) > 0) {
                counts.merge(token, -1, Integer::sum);
                common++;
            }
        }
        return common;
    }

    private static List<String> shape(List<String> tokens) {
        return tokens.stream()
                .map(token -> token.startsWith("'") || Character.isDigit(token.charAt(0)) ? "?" : token)
                .toList();
    }
}
