package dash.builtin.lexicon;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/**
 * English words and how they belong together. Words may be given in any case and inflected; two words of one name have a
 * space between them, in questions and in answers. Loaded once, on first use; safe for many threads.
 */
public final class Lexicon {

    private final Dictionary dictionary = new Dictionary();
    private final Usage usage = new Usage(dictionary);
    private final Lemmas lemmas = new Lemmas(dictionary);
    private final Measures measures = new Measures(lemmas);
    private final Closeness closeness = new Closeness(lemmas, new Neighbours(dictionary, usage, measures));
    private final Places places = new Places();

    private static final class Loaded {
        private static final Lexicon ENGLISH = new Lexicon();
    }

    private Lexicon() {}

    public static Lexicon english() {
        return Loaded.ENGLISH;
    }

    /** The likeliest lemma: children is child, sold is sell; a word it does not know loses its plural at most. */
    public String lemma(String word) {
        return lemmas(word).getFirst();
    }

    /** Every lemma the word may have, likeliest first: left is leave or left. Never empty. */
    public SequencedSet<String> lemmas(String word) {
        return Keys.shown(lemmas.of(Keys.of(word)));
    }

    /** How near two words are: 1 for forms of one word, about 0.85 for synonyms, 0 if nothing connects them. */
    public double closeness(String one, String other) {
        return closeness.between(Keys.of(one), Keys.of(other));
    }

    /** The closest way from one word to the other; its word is a lemma of the other one. */
    public Optional<Related> relation(String one, String other) {
        return closeness.relation(Keys.of(one), Keys.of(other)).map(Keys::shown);
    }

    /** Words that belong to this one, closest first. More particular words are left out; {@link #closeness} finds them. */
    public List<Related> related(String word) {
        return closeness.around(Keys.of(word));
    }

    /** What an adjective or adverb measures: oldest, cheaper, "most expensive", "least popular". */
    public Optional<Measure> measure(String adjective) {
        return measures.of(lower(adjective));
    }

    /** Names of the country or place of a nationality, the usual one first: Italian gives Italy, Italian Republic, Italia. */
    public Set<String> countryOf(String nationality) {
        return places.of(lower(nationality));
    }

    /** The other way round, in lower case: Italy gives italian. */
    public Set<String> nationalitiesOf(String country) {
        return places.nationalities(lower(country));
    }

    /** Whether it is a word, a short form that is in use, or a form of one. */
    public boolean known(String word) {
        return lemmas.of(Keys.of(word)).stream().anyMatch(lemma -> dictionary.has(lemma) || usage.has(lemma));
    }

    /** What a short form is written out, where it is no word of its own and short for one thing only: qty is quantity. */
    public Optional<String> written(String word) {
        return usage.written(Keys.of(word)).map(Keys::shown);
    }

    /** What the word may be, most usual first; empty for unknown words. */
    public List<PartOfSpeech> parts(String word) {
        return uses(word).stream().map(Entry.Use::part).distinct().toList();
    }

    /** How often the word is met as this part of speech: 0 to 9, each twice as often as the one before; -1 for never. */
    public int frequency(String word, PartOfSpeech part) {
        return uses(word).stream()
                .filter(use -> use.part() == part)
                .mapToInt(Entry.Use::frequency)
                .max()
                .orElse(-1);
    }

    /** What the noun is about in its two most usual meanings; empty if it is none. */
    public List<Kind> kinds(String word) {
        return uses(word).stream()
                .filter(use -> use.part() == PartOfSpeech.NOUN)
                .flatMap(use -> dictionary.meanings(use.meanings()).stream().limit(2))
                .map(meaning -> Kind.of(meaning.about()))
                .distinct()
                .toList();
    }

    private List<Entry.Use> uses(String word) {
        return lemmas.of(Keys.of(word)).stream()
                .flatMap(lemma -> dictionary.entry(lemma).uses().stream())
                .sorted(Comparator.comparingInt(Entry.Use::frequency).reversed())
                .toList();
    }

    private static String lower(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
