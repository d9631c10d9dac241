package dash.builtin.links.names;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a comment calls a table or column: all of it when it is short, else the words in front of what explains them. */
final class CommentNames {

    private static final int MOST = 4;

    /** {@code Net sales: quantity times price}, {@code Sales area in square metres}, {@code Exchange the share is listed on}. */
    private static final Pattern EXPLAINED =
            Pattern.compile("^((?:\\p{L}+ ){0,2}\\p{L}{3,})(?::| \\(| in | of the | the | on which | at which )");

    /** Alone they name nothing. */
    private static final Set<String> VAGUE = Set.of(
            "number", "date", "day", "time", "name", "id", "code", "type", "only", "empty", "when", "true", "one",
            "first", "last");

    private CommentNames() {}

    static Optional<List<String>> of(String comment) {
        List<String> words = words(comment);
        if (words.size() <= MOST) {
            return words.isEmpty() ? Optional.empty() : Optional.of(words);
        }
        Matcher matcher = EXPLAINED.matcher(comment.strip());
        return matcher.find()
                ? Optional.of(words(matcher.group(1))).filter(head -> !VAGUE.contains(head.getFirst()))
                : Optional.empty();
    }

    private static List<String> words(String text) {
        return Words.of(text).stream().map(Token::lower).toList();
    }
}
