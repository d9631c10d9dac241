package dash.builtin.links.names;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a comment calls a table or column, with how far each is from being its name: all of it when it is short, the noun that it
 * begins with, what stands in brackets behind that, and what was done on a day: {@code date the clerk was hired} is when clerks
 * were hired.
 */
final class CommentNames {

    private static final int SHORT = 4;
    private static final int LONGEST = 8;
    private static final double PART = 0.15;
    private static final double ALIAS = 0.05;

    private static final Pattern OPENING = Pattern.compile(
            "^(?:(?:one|each|every|a)\\s+(?:row|record|line|entry)\\s+(?:per|for each|is|holds|for)\\s+|list of (?:all )?(?=\\p{L})"
                    + "|table of |information (?:about|on) |records? of |contains |holds |stores |whether |all |the |an? )+",
            Pattern.CASE_INSENSITIVE);

    /** Behind these nothing is a name any more. */
    private static final Pattern REST = Pattern.compile("[;.]|\\s[-–—]\\s|\\bnormal( range)?:");

    /** {@code new, good or worn}: what may stand in the column, and no name of it. */
    private static final Pattern VALUES =
            Pattern.compile("^[\\p{L}\\p{N}'-]+(?:, [\\p{L}\\p{N}'-]+)*,? or [\\p{L}\\p{N}'-]+");

    private static final Set<String> ARTICLES = Set.of("the", "a", "an");

    private static final Set<String> ENDING = Set.of(
            "in", "of", "on", "at", "by", "for", "from", "to", "with", "that", "which", "who", "whose", "where", "when",
            "per", "is", "was", "are", "were", "has", "have", "as", "if", "while", "until", "within", "during", "not");

    /** A piece that begins so is no further name. */
    private static final Set<String> NO_NAME = Set.of(
            "in", "null", "empty", "if", "when", "only", "one", "per", "e", "g", "eg", "i", "see", "must", "may", "can",
            "from", "to", "without", "with", "and", "or", "not", "as", "for", "at", "true", "false", "y", "n", "else",
            "by", "on", "of", "no", "never", "always", "usually");

    /** Alone they name nothing. */
    private static final Set<String> VAGUE = Set.of(
            "number",
            "date",
            "day",
            "time",
            "name",
            "id",
            "code",
            "type",
            "only",
            "empty",
            "when",
            "true",
            "one",
            "first",
            "last",
            "this",
            "that",
            "null",
            "y",
            "n",
            "row",
            "rows",
            "value",
            "text",
            "flag",
            "year",
            "unique",
            "identifier",
            "key",
            "status",
            "kind",
            "it",
            "s",
            "total",
            "new",
            "other",
            "all",
            "whether",
            "yes",
            "no");

    private static final Set<String> DAYS = Set.of("date", "day", "time", "timestamp", "year");

    private final Map<List<String>, Double> found = new LinkedHashMap<>();

    private CommentNames() {}

    static Map<List<String>, Double> of(String comment) {
        CommentNames names = new CommentNames();
        String head = Explanation.of(comment).head();
        Matcher rest = REST.matcher(head);
        String text = OPENING.matcher(rest.find() ? head.substring(0, rest.start()) : head)
                .replaceFirst("");
        if (VALUES.matcher(text).find()) {
            return names.found;
        }
        int piece = 0;
        for (String part : text.split("[,:()]", -1)) {
            List<String> words = words(part);
            boolean named = piece == 0 || (!words.isEmpty() && !NO_NAME.contains(words.getFirst()));
            if (!words.isEmpty() && words.size() <= (piece == 0 ? 2 * LONGEST : LONGEST) && named && piece < 3) {
                names.piece(words, piece == 0 ? 0 : ALIAS);
            }
            piece++;
        }
        return names.found;
    }

    private static List<String> words(String text) {
        return Words.of(text).stream().map(Token::lower).toList();
    }

    private void piece(List<String> words, double cost) {
        if (words.size() <= SHORT) {
            put(words, cost);
        }
        List<String> noun = noun(words);
        boolean dated = noun.size() > 1 && DAYS.contains(noun.getFirst());
        if (!dated) {
            put(noun, cost);
        }
        boolean of = noun.size() + 1 < words.size() && words.get(noun.size()).equals("of");
        List<String> whose = of ? whose(words.subList(noun.size() + 1, words.size())) : List.of();
        if (noun.equals(List.of("number")) || noun.equals(List.of("count"))) {
            counted(whose, cost);
        } else if (!whose.isEmpty() && whose.size() <= 2 && noun.size() == 1) {
            put(joined(whose, noun), cost);
            put(joined(joined(noun, List.of("of")), whose), cost);
        }
        if (!words.isEmpty() && DAYS.contains(words.getFirst())) {
            done(words.subList(1, words.size()), words.getFirst(), cost);
        }
        if (noun.size() == 2 && !dated && !VAGUE.contains(noun.getLast())) {
            put(noun.subList(1, 2), cost + PART);
        }
    }

    private void counted(List<String> whose, double cost) {
        if (!whose.isEmpty()) {
            put(joined(List.of("number", "of"), whose), cost);
            put(joined(List.of("how", "many"), whose), cost);
            put(whose, cost + PART);
        }
    }

    /** What was done on that day: the last word is a verb in its past form. */
    private void done(List<String> words, String day, double cost) {
        for (String word : words) {
            if (participle(word)) {
                put(List.of(word, day), cost);
                put(List.of(word), cost + PART);
                if (day.equals("year")) {
                    found.merge(List.of(day), cost + PART, Math::min);
                }
                return;
            }
        }
    }

    private static boolean participle(String word) {
        String lemma = Lexicon.english().lemma(word);
        return !lemma.equals(word)
                && !word.endsWith("s")
                && !word.endsWith("ing")
                && Lexicon.english().parts(lemma).contains(PartOfSpeech.VERB)
                && !ENDING.contains(word);
    }

    /** The words up to the first that no longer belongs to the noun. */
    private static List<String> noun(List<String> words) {
        int end = 0;
        while (end < words.size()
                && !ENDING.contains(words.get(end))
                && !(end > 0 && ARTICLES.contains(words.get(end)))
                && !(end > 0 && participle(words.get(end)))) {
            end++;
        }
        return words.subList(0, end);
    }

    private static List<String> whose(List<String> words) {
        return noun(words.stream().dropWhile(ARTICLES::contains).toList());
    }

    private static List<String> joined(List<String> one, List<String> other) {
        List<String> both = new ArrayList<>(one);
        both.addAll(other);
        return both;
    }

    private void put(List<String> words, double cost) {
        List<String> said =
                words.stream().filter(word -> !ARTICLES.contains(word)).toList();
        if (!VAGUE.containsAll(said) && said.size() <= SHORT) {
            found.merge(said, cost, Math::min);
        }
    }
}
