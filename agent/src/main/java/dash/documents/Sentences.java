package dash.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Cuts a text between sentences. An item of a list and a row of a table count as sentences of their own. The words are left
 * as they are; only what lays them out goes.
 */
public final class Sentences {

    private static final Pattern ITEM =
            Pattern.compile("\\n\\s*(?=(?:[-*+•]|\\d{1,3}[.)])\\s)|\\n\\s*(?=\\|)|\\n\\s*\\n");
    private static final Pattern MARK = Pattern.compile("^\\s*(?:[-*+•]|\\d{1,3}[.)]|>)\\s+");
    private static final Pattern RULE = Pattern.compile("\\|?[\\s:|-]+\\|?");
    private static final Pattern FENCE = Pattern.compile("(?m)^\\s*(?:`{3,}|~{3,}).*$");
    private static final Pattern ENDED = Pattern.compile("(?s).*[.!?…:;,]['\"”’)`*]*");
    private static final Pattern END = Pattern.compile(
            "(?<=[.!?][\"”’)]?)(?<!\\b(?:e\\.g|i\\.e|etc|vs|cf|no|No|Dr|Mr|Mrs|Ms|St|approx)\\.)\\s+(?=[\\p{Lu}\\p{N}\"“‘`(*_])");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** What {@link #joined} puts where a text has only a new line. */
    public static final String BETWEEN = " · ";

    private Sentences() {}

    /** In the order of the text, each on one line, none of them empty. */
    public static List<String> of(String text) {
        List<String> sentences = new ArrayList<>();
        for (String item : ITEM.split("\n" + FENCE.matcher(text).replaceAll("\n"), -1)) {
            String words = MARK.matcher(item).replaceFirst("");
            if (words.isBlank() || RULE.matcher(words.strip()).matches()) {
                continue;
            }
            for (String sentence : END.split(plain(words), -1)) {
                if (!sentence.isBlank()) {
                    sentences.add(sentence.strip());
                }
            }
        }
        return List.copyOf(sentences);
    }

    /** On one line, without marks of emphasis and without the borders of a table. */
    private static String plain(String words) {
        String row = words.strip().startsWith("|")
                ? words.strip().replaceAll("^\\||\\|$", "").replaceAll("\\s*\\|\\s*", " – ")
                : words;
        return BLANKS.matcher(row.replace("**", "").replace("__", ""))
                .replaceAll(" ")
                .strip();
    }

    /** The first sentences that fit, at least one; a first one that is too long is cut between words. */
    public static String beginning(List<String> sentences, int most) {
        int count = 1;
        while (count < sentences.size()
                && joined(sentences.subList(0, count + 1)).length() <= most) {
            count++;
        }
        String told = joined(sentences.subList(0, Math.min(count, sentences.size())));
        return told.length() <= most ? told : shortened(told, most);
    }

    /** On one line; rows of a table and items of a list that end without a mark are kept apart by one of ours. */
    public static String joined(List<String> sentences) {
        StringBuilder line = new StringBuilder();
        String before = "";
        for (String sentence : sentences) {
            line.append(line.isEmpty() ? "" : ENDED.matcher(before).matches() ? " " : BETWEEN)
                    .append(sentence);
            before = sentence;
        }
        return line.toString();
    }

    private static String shortened(String text, int most) {
        int blank = text.lastIndexOf(' ', most);
        return text.substring(0, blank > 0 ? blank : most) + " …";
    }

    /** The text in pieces of at most so many characters, cut between sentences where it can be. */
    static List<String> parts(String text, int most) {
        List<String> parts = new ArrayList<>();
        String rest = text.strip();
        while (rest.length() > most) {
            int end = Math.max(rest.lastIndexOf(". ", most - 1), rest.lastIndexOf(".\n", most - 1)) + 1;
            int blank = Math.max(rest.lastIndexOf(' ', most), rest.lastIndexOf('\n', most));
            int cut = end > most / 2 ? end : blank > 0 ? blank : most;
            parts.add(rest.substring(0, cut).strip());
            rest = rest.substring(cut).strip();
        }
        if (!rest.isEmpty()) {
            parts.add(rest);
        }
        return parts;
    }
}
