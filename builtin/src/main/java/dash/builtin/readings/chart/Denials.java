package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.words.Token;
import java.util.List;

/**
 * "Makers that made toys but no puzzle": whoever says it so means that there is none at all, and not that there is one that is
 * something else.
 */
record Denials(boolean said) {

    private static final int NEAR = 3;

    static Denials in(List<Token> tokens) {
        for (int index = 0; index < tokens.size(); index++) {
            boolean but = tokens.get(index).is("but", "yet");
            int end = Math.min(tokens.size(), index + 1 + NEAR);
            if (but && tokens.subList(index + 1, end).stream().anyMatch(token -> token.is("no", "never", "none"))) {
                return new Denials(true);
            }
        }
        return new Denials(false);
    }

    /** Whether a row of which there may be many is only said to be something else. */
    boolean isWeak(Asked asked) {
        return said
                && asked.where().stream()
                        .anyMatch(condition -> condition instanceof Condition.Related related
                                && !(related.quantity() instanceof Condition.Quantity.None)
                                && related.conditions().stream().anyMatch(Denials::denies));
    }

    private static boolean denies(Condition condition) {
        return switch (condition) {
            case Condition.Compared(var left, Condition.Comparison comparison, var right) ->
                comparison == Condition.Comparison.UNEQUAL;
            case Condition.Not not -> true;
            default -> false;
        };
    }
}
