package dash.builtin.wording;

import dash.builtin.links.names.Explanation;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.schema.Column;
import dash.schema.Schema;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Codes in brackets that only repeat what a comment says of them: "tankers and ferries (types TK and RO)" are tankers and ferries, and
 * "for each category (W weather, S staff)" lists what there is.
 */
public final class Asides {

    private static final Pattern ASIDE = Pattern.compile("\\s*\\(([^()]{1,120})\\)");
    private static final Pattern CODE = Pattern.compile("[A-Z0-9]{1,6}|[+-]");
    private static final int SHORTEST = 4;

    private final Schema schema;

    public Asides(Schema schema) {
        this.schema = schema;
    }

    /** The question without them. */
    public String left(String question) {
        Matcher aside = ASIDE.matcher(question);
        StringBuilder left = new StringBuilder();
        while (aside.find()) {
            String outside = question.substring(0, aside.start()) + " " + question.substring(aside.end());
            aside.appendReplacement(
                    left, repeats(aside.group(1), outside) ? "" : Matcher.quoteReplacement(aside.group()));
        }
        return aside.appendTail(left).toString();
    }

    private boolean repeats(String aside, String outside) {
        List<String> codes = Words.of(aside).stream()
                .map(Token::text)
                .filter(word -> CODE.matcher(word).matches())
                .toList();
        return !codes.isEmpty()
                && schema.tables().stream()
                        .flatMap(table -> table.columns().stream())
                        .map(Column::comment)
                        .filter(comment -> !comment.isEmpty())
                        .map(Explanation::of)
                        .anyMatch(explained -> repeats(codes, explained, keys(aside), keys(outside)));
    }

    private static boolean repeats(List<String> codes, Explanation explained, Set<String> inside, Set<String> outside) {
        List<Explanation.Code> told = explained.codes().stream()
                .filter(code -> code.written().stream().anyMatch(codes::contains))
                .toList();
        boolean known =
                told.stream().flatMap(code -> code.written().stream()).toList().containsAll(codes);
        boolean all = told.size() == explained.codes().size() && told.size() > 2;
        return known
                && !told.isEmpty()
                && (told.stream().allMatch(code -> says(outside, code))
                        || (all && told.stream().allMatch(code -> says(inside, code))));
    }

    private static boolean says(Set<String> keys, Explanation.Code code) {
        return code.meanings().stream()
                .anyMatch(meaning -> Words.of(meaning).stream()
                        .anyMatch(token -> token.lower().length() >= SHORTEST && keys.contains(token.key())));
    }

    private static Set<String> keys(String text) {
        return new HashSet<>(Words.of(text).stream().map(Token::key).toList());
    }
}
