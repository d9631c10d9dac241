package dash.builtin.lexicon;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * English words and how they belong together. Words may be given in any case and inflected; two words of one name have a
 * space between them. Loaded once, on first use; safe for many threads.
 */
public final class Lexicon {

    private static final int REMEMBERED = 4_000;

    private final Dictionary dictionary = new Dictionary();
    private final Usage usage = new Usage(dictionary);
    private final Lemmas lemmas = new Lemmas(dictionary);
    private final Neighbours neighbours = new Neighbours(dictionary, usage);
    private final Measures measures = new Measures(lemmas);
    private final Places places = new Places();
    private final Map<String, Map<String, Related>> remembered = new ConcurrentHashMap<>();

    private static final class Loaded {
        private static final Lexicon ENGLISH = new Lexicon();
    }

    private Lexicon() {}

    public static Lexicon english() {
        return Loaded.ENGLISH;
    }

    /** The likeliest lemma: children is child, sold is sell; a word it does not know loses its plural at most. */
    public String lemma(String word) {
        return shown(lemmas.of(key(word)).iterator().next());
    }

    /** Every lemma the word may have, likeliest first: left is leave or left. Never empty. */
    public Set<String> lemmas(String word) {
        return lemmas.of(key(word)).stream()
                .map(Lexicon::shown)
                .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
    }

    /** How near two words are: 1 for forms of one word, about 0.85 for synonyms, 0 if nothing connects them. */
    public double closeness(String one, String other) {
        double closest = 0;
        Set<String> others = lemmas.of(key(other));
        for (String first : lemmas.of(key(one))) {
            for (String second : others) {
                closest = Math.max(closest, between(first, second));
            }
        }
        return closest;
    }

    private double between(String one, String other) {
        if (one.equals(other)) {
            return 1;
        }
        return Math.max(listed(one, other), listed(other, one));
    }

    private double listed(String one, String other) {
        Related related = around(one).get(other);
        return related == null ? 0 : related.closeness();
    }

    private Map<String, Related> around(String lemma) {
        if (remembered.size() > REMEMBERED) {
            remembered.clear();
        }
        return remembered.computeIfAbsent(lemma, neighbours::of);
    }

    /** Words that belong to this one, closest first. More particular words are left out; {@link #closeness} finds them. */
    public List<Related> related(String word) {
        return lemmas.of(key(word)).stream()
                .flatMap(lemma -> around(lemma).values().stream())
                .collect(Collectors.toMap(
                        Related::word,
                        each -> each,
                        (first, second) -> second.closeness() > first.closeness() ? second : first))
                .values()
                .stream()
                .sorted(Comparator.comparingDouble(Related::closeness)
                        .reversed()
                        .thenComparing(Related::word))
                .map(each -> new Related(shown(each.word()), each.closeness(), each.way()))
                .toList();
    }

    /** What an adjective or adverb measures: oldest, cheaper, "most expensive", "least popular". */
    public Optional<Measure> measure(String adjective) {
        return measures.of(adjective.toLowerCase(Locale.ROOT));
    }

    /** Names of the country or place of a nationality: Italian gives Italy, Italian Republic and Italia. */
    public Set<String> countryOf(String nationality) {
        return places.of(nationality.toLowerCase(Locale.ROOT));
    }

    /** The other way round, in lower case: Italy gives italian. */
    public Set<String> nationalitiesOf(String country) {
        return places.nationalities(country.toLowerCase(Locale.ROOT));
    }

    /** Whether it is a word or a form of one. */
    public boolean known(String word) {
        return lemmas.of(key(word)).stream().anyMatch(lemma -> dictionary.has(lemma) || usage.has(lemma));
    }

    /** What the word may be, most usual first; empty for unknown words. */
    public List<PartOfSpeech> parts(String word) {
        return lemmas.of(key(word)).stream()
                .flatMap(lemma -> dictionary.entry(lemma).uses().stream())
                .sorted(Comparator.comparingInt(Entry.Use::frequency).reversed())
                .map(Entry.Use::part)
                .distinct()
                .toList();
    }

    private static String key(String word) {
        return word.strip().toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    private static String shown(String key) {
        return key.replace('_', ' ');
    }
}
