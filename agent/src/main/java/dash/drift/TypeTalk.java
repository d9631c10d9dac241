package dash.drift;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds where prose says of which type a column is: "position is TEXT in results", "INTEGER, 0 when unknown", "stored as
 * text". Careful rather than clever: a sentence that negates, compares or converts is passed over, because a lint that cries
 * wolf is switched off.
 */
final class TypeTalk {

    /** A type that a text tells; the table is empty when the text does not name one. */
    record Said(String table, String column, String type) {}

    private static final String TYPE =
            "(integer|int|bigint|smallint|numeric|decimal|text|varchar|boolean|timestamptz|timestamp|jsonb?|uuid|double precision)";
    /** Words that mean something else in everyday English count only in capitals. */
    private static final String SHOUTED = "(DATE|REAL|FLOAT|TIME)";

    private static final Pattern OPENING =
            Pattern.compile("^(?:(?i:" + TYPE + ")|" + SHOUTED + ")(?=\\s*(?:[,;:.(]|$))");
    private static final Pattern STORED = Pattern.compile(
            "^(?:(?:It|This)\\s+)?(?i:(?:is\\s+)?(?:stored|kept|saved)\\s+as|is\\s+of\\s+type|has\\s+(?:the\\s+)?type|is\\s+an?)\\s+(?:(?i:"
                    + TYPE + ")|" + SHOUTED + ")\\b(?!\\s+(?:of|in\\s+the|that|with|for))");
    private static final Pattern SENTENCE = Pattern.compile(
            "(?<![\\w.])`?(?:([a-z_][a-z0-9_]*)\\.)?([a-z_][a-z0-9_]*)`?\\s+(?:is|are)\\s+(?:(?:stored|kept)\\s+as\\s+|of\\s+type\\s+|an?\\s+)?(?:(?i:"
                    + TYPE + ")|" + SHOUTED + ")\\b(?:\\s+in\\s+(?:the\\s+)?`?([a-z_][a-z0-9_]*)`?)?");

    private TypeTalk() {}

    /** What a note on this very column says of its type. */
    static List<String> about(String note, String column) {
        List<String> types = new ArrayList<>();
        for (String sentence : note.strip().split("(?<=[.;!])\\s+", -1)) {
            for (Pattern pattern : List.of(OPENING, STORED)) {
                Matcher matcher = pattern.matcher(sentence);
                if (matcher.find()) {
                    types.add(type(matcher, 1));
                    break;
                }
            }
        }
        of(note).stream().filter(said -> said.column().equals(column)).forEach(said -> types.add(said.type()));
        return types;
    }

    /** Sentences that name a column and its type; whether there is such a column is not known here. */
    static List<Said> of(String text) {
        List<Said> found = new ArrayList<>();
        Matcher matcher = SENTENCE.matcher(text);
        while (matcher.find()) {
            String table = matcher.group(1) != null ? matcher.group(1) : matcher.group(5);
            found.add(new Said(table == null ? "" : table, matcher.group(2), type(matcher, 3)));
        }
        return found;
    }

    private static String type(Matcher matcher, int group) {
        String plain = matcher.group(group);
        return (plain != null ? plain : matcher.group(group + 1)).toLowerCase(Locale.ROOT);
    }
}
