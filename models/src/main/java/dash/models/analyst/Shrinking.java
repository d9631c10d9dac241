package dash.models.analyst;

import dash.context.EstimatedTokens;
import dash.context.Tokens;
import dash.models.language.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a conversation shorter, a level at a time: first old results lose their ends, then the context is cut to a half, a
 * quarter, an eighth. Lines are shortened before they are left out, and headings stay.
 */
final class Shrinking {

    static final int LAST = 4;
    private static final int SHORT_RESULT = 400;
    private static final int SHORT_LINE = 160;
    private static final int UNTOUCHED = 2;

    private static final Tokens TOKENS = new EstimatedTokens();

    private Shrinking() {}

    static String context(String told, int level) {
        if (level < 2) {
            return told;
        }
        int most = TOKENS.count(told) >> (level - 1);
        String shorter = lines(told, SHORT_LINE);
        if (TOKENS.count(shorter) <= most) {
            return shorter;
        }
        StringBuilder kept = new StringBuilder();
        int used = 0;
        for (String line : shorter.lines().toList()) {
            int cost = TOKENS.count(line) + 1;
            if (!line.startsWith(">") || used + cost <= most) {
                kept.append(line).append('\n');
                used += cost;
            }
        }
        return kept.toString();
    }

    private static String lines(String told, int longest) {
        StringBuilder kept = new StringBuilder();
        told.lines().forEach(line -> kept.append(cut(line, longest)).append('\n'));
        return kept.toString();
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest) + "…";
    }

    static List<Message> turns(List<Message> turns, int level) {
        if (level < 1) {
            return turns;
        }
        List<Message> shorter = new ArrayList<>();
        int untouched = turns.size() - (level == 1 ? UNTOUCHED : 1);
        for (int index = 0; index < turns.size(); index++) {
            shorter.add(index >= untouched ? turns.get(index) : shorter(turns.get(index)));
        }
        return shorter;
    }

    private static Message shorter(Message message) {
        return switch (message) {
            case Message.Result result ->
                new Message.Result(result.callId(), result.tool(), cut(result.text(), SHORT_RESULT), result.failed());
            case Message.User user -> new Message.User(cut(user.text(), SHORT_RESULT * 4));
            case Message.Assistant assistant ->
                new Message.Assistant(cut(assistant.text(), SHORT_RESULT), assistant.calls());
            case Message.Instruction instruction -> instruction;
        };
    }
}
