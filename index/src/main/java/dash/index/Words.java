package dash.index;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tartarus.snowball.ext.EnglishStemmer;

/**
 * Cuts text into stems. {@code order_items}, {@code orderItems} and "order items" give the same two; a name of several
 * words also gives all of them as one, so that {@code check_in} and "checkin" meet. Safe for many threads.
 */
final class Words {

    private static final int MOST_CACHED = 50_000;

    /** Words that shape a question and name nothing. */
    private static final Set<String> EMPTY = Set.of(
            ("a an and any are as at be been being but by can could did do does doing each every find for from gave get give given"
                            + " had has have having he her hers him his how i if in into is it its just let list many"
                            + " may me mine more most much must my no nor not of on or our ours out please return"
                            + " shall she should show so some such tell than that the their them then there these"
                            + " they this those through to too us very was we were what whats when where which"
                            + " while who whom whose why will with would you your yours s t re ve ll d m")
                    .split(" "));

    /** Words that ask for arithmetic, order or form. They may be a column's name too, so they count, but little. */
    private static final Set<String> SHAPING = Set.of(
            ("all also amount among average avg biggest both contain contains containing count counts descending ascending"
                            + " different distinct earliest exactly fewest first greater greatest highest how include"
                            + " including large larger largest last latest least less longest lowest max maximum mean"
                            + " min minimum name names number numbers order ordered overall per percentage ratio rank"
                            + " same shortest smallest sort sorted sum top total totals unique use used uses using")
                    .split(" "));

    private final Map<String, String> stems = new ConcurrentHashMap<>();

    /** A stem and the word it was made of. */
    record Word(String stem, String written) {}

    /** How much a word of a question counts. */
    static float worth(Word word) {
        return SHAPING.contains(word.written()) ? 0.3f : 1;
    }

    /** A word of grammar inside another name ("number of orders") must not bring every text that has it. */
    static boolean namesSomething(String stem) {
        return !EMPTY.contains(stem);
    }

    /** Every word that names something, in order. */
    List<Word> of(String text) {
        List<Word> words = new ArrayList<>();
        for (String part : parts(text)) {
            String lower = part.toLowerCase(Locale.ROOT);
            if (!EMPTY.contains(lower)) {
                words.add(new Word(stem(lower), lower));
            }
        }
        return words;
    }

    /** Stems of a name: nothing is left out, for even {@code who} may be somebody's column. */
    List<String> ofName(String name) {
        return parts(name).stream()
                .map(part -> stem(part.toLowerCase(Locale.ROOT)))
                .toList();
    }

    List<String> stems(String text) {
        return of(text).stream().map(Word::stem).toList();
    }

    private String stem(String word) {
        String known = stems.get(word);
        if (known != null) {
            return known;
        }
        EnglishStemmer stemmer = new EnglishStemmer();
        stemmer.setCurrent(word);
        stemmer.stem();
        String stem = stemmer.getCurrent();
        if (stems.size() < MOST_CACHED) {
            stems.put(word, stem);
        }
        return stem;
    }

    /** Splits at everything that is no letter or digit, where small turns to capital, and between letters and digits. */
    static List<String> parts(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKD);
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        int before = ' ';
        for (int index = 0; index < plain.length(); index++) {
            int point = plain.charAt(index);
            if (Character.getType(point) == Character.NON_SPACING_MARK) {
                continue;
            }
            if (!Character.isLetterOrDigit(point)) {
                flush(part, parts);
            } else {
                if (turns(before, point, next(plain, index))) {
                    flush(part, parts);
                }
                part.append((char) point);
            }
            before = point;
        }
        flush(part, parts);
        return parts;
    }

    private static int next(String text, int index) {
        return index + 1 < text.length() ? text.charAt(index + 1) : ' ';
    }

    private static boolean turns(int before, int point, int after) {
        boolean capitalBegins = Character.isUpperCase(point)
                && (Character.isLowerCase(before) || (Character.isUpperCase(before) && Character.isLowerCase(after)));
        return capitalBegins
                || (Character.isDigit(point) && Character.isLetter(before))
                || (Character.isLetter(point) && Character.isDigit(before));
    }

    private static void flush(StringBuilder part, List<String> parts) {
        if (!part.isEmpty()) {
            parts.add(part.toString());
            part.setLength(0);
        }
    }
}
