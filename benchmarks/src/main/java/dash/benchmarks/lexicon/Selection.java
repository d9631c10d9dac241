package dash.benchmarks.lexicon;

import dash.models.embedding.KnownWords;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Which words are worth keeping: those met in tagged texts or known to the embedding model as a whole, and whatever
 * means the same as one of them or is derived from one. The words that people wrote into the lexicon's own files count too. Single words and two-word names only, no names of single things,
 * and no meaning after the fourth.
 */
final class Selection {

    static final int SENSES = 4;

    private static final int RARE_PART = 3;
    private static final int MOST_FREQUENT = 9;

    private static final Pattern WORD = Pattern.compile("[a-z][a-z'-]+(_[a-z'-]+)?");
    private static final Pattern SHORT_CAPITALS = Pattern.compile("[A-Z]{1,2}|WHO|AND|ARE|CAN|MAY|HAS|WAS|FOR|ALL|ANY");

    private final WordNet wordNet;
    private final KnownWords everyday;
    private final Set<String> wanted;
    private final Set<String> words = new TreeSet<>();

    /** @param wanted words that are worth keeping however rare they are */
    Selection(WordNet wordNet, KnownWords everyday, Set<String> wanted) {
        this.wordNet = wordNet;
        this.everyday = everyday;
        this.wanted = wanted;
        wordNet.synsets().forEach(this::select);
    }

    private void select(Synset synset) {
        List<String> candidates = candidates(synset);
        if (candidates.stream().anyMatch(this::frequent)) {
            words.addAll(candidates);
            synset.pointers(Pointer.DERIVED)
                    .filter(pointer -> frequent(lower(synset.words().get(pointer.source() - 1))))
                    .forEach(this::derived);
        }
    }

    private void derived(Pointer pointer) {
        wordNet.synset(pointer.synset()).ifPresent(other -> {
            String word = other.words().get(pointer.target() - 1);
            if (candidates(other).contains(lower(word))) {
                words.add(lower(word));
            }
        });
    }

    private List<String> candidates(Synset synset) {
        if (synset.part() == 'r' || synset.instance()) {
            return List.of();
        }
        return synset.words().stream()
                .filter(word -> !SHORT_CAPITALS.matcher(word).matches())
                .map(Selection::lower)
                .filter(word -> WORD.matcher(word).matches() && rank(word, synset) <= SENSES)
                .distinct()
                .toList();
    }

    /** The words of a synset that are kept, in WordNet's order. */
    List<String> members(Synset synset) {
        return candidates(synset).stream().filter(words::contains).toList();
    }

    boolean frequent(String word) {
        return wanted.contains(word) || met(word) || (word.length() > 2 && everyday.has(word));
    }

    private boolean met(String word) {
        return "nvar".chars().anyMatch(part -> wordNet.count(word, (char) part) > 0);
    }

    int rank(String word, Synset synset) {
        return wordNet.sense(word, synset).map(WordNet.Sense::rank).orElse(Integer.MAX_VALUE);
    }

    /** The rank, one worse for verbs that are nearly always nouns and the like: to paper is rarely meant. */
    int grade(String word, Synset synset) {
        int most = "nva".chars().map(part -> frequency(word, (char) part)).max().orElse(0);
        boolean rare = frequency(word, synset.part()) + RARE_PART <= most;
        return Math.min(SENSES, rank(word, synset) + (rare ? 1 : 0));
    }

    /** How often a word is met as a part of speech: 0 to 9, each twice as often as the one before. */
    int frequency(String word, char part) {
        int count = Math.max(wordNet.count(word, part), frequent(word) ? 1 : 0);
        return Math.min(MOST_FREQUENT, Integer.SIZE - Integer.numberOfLeadingZeros(count));
    }

    boolean keeps(String word) {
        return words.contains(word);
    }

    Set<String> words() {
        return words;
    }

    static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
