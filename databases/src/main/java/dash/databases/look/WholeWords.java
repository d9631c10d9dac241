package dash.databases.look;

import java.util.ArrayList;
import java.util.List;

/** The words of a text: what stands between anything that is no letter and no digit. */
final class WholeWords {

    private WholeWords() {}

    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || !Character.isLetterOrDigit(text.charAt(at))) {
                if (at > from) {
                    words.add(text.substring(from, at));
                }
                from = at + 1;
            }
        }
        return words;
    }

    /** Whether the one stands in the other with nothing of a word right before or after it. */
    static boolean within(String text, String whole) {
        for (int at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
            if (ends(whole, at - 1) && ends(whole, at + text.length())) {
                return true;
            }
        }
        return false;
    }

    private static boolean ends(String whole, int at) {
        return at < 0 || at >= whole.length() || !Character.isLetterOrDigit(whole.charAt(at));
    }
}
