package dash.conversation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A conversation told within a budget: the newest turns in full as long as they fit, those before them by a line each, and
 * of what does not fit either only how much it was.
 *
 * @param full how a turn is told in full
 * @param brief how a turn is told in a line
 * @param cost what a text costs, such as its tokens
 */
public record Recap(Function<Turn, String> full, Function<Turn, String> brief, ToIntFunction<String> cost) {

    /** Of the budget, what the turns in full may take: the thread of a conversation is worth some of it. */
    private static final double IN_FULL = 0.7;

    public String of(Conversation conversation, int budget) {
        List<String> told = new ArrayList<>();
        int left = budget;
        int at = conversation.turns().size() - 1;
        boolean inFull = true;
        for (; at >= 0; at--) {
            Turn turn = conversation.turns().get(at);
            String text = full.apply(turn);
            inFull = inFull && (budget - left + cost.applyAsInt(text)) <= IN_FULL * budget;
            String line = inFull ? text : brief.apply(turn);
            int price = cost.applyAsInt(line);
            if (price > left) {
                break;
            }
            left -= price;
            told.addFirst(line);
        }
        if (at >= 0) {
            told.addFirst("(" + (at + 1) + " earlier " + (at == 0 ? "question" : "questions") + " left out)");
        }
        return String.join("\n", told);
    }
}
