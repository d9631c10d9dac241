package dash.benchmarks.lexicon;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** WordNet's files, read whole: 110,000 synsets, and how often each word was met in each meaning. */
final class WordNet {

    private static final String FOLDER = "/net/sf/extjwnl/data/wordnet/wn31/";
    private static final String PARTS_BY_TYPE = " nvara";

    /** A meaning of a word: the how-manieth it is by frequency, from 1, and how often it was met in tagged texts. */
    record Sense(int rank, int count) {}

    private final Map<String, Synset> synsets = new LinkedHashMap<>();
    private final Map<String, Sense> senses = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();

    static WordNet read() {
        WordNet wordNet = new WordNet();
        for (String part : List.of("noun", "verb", "adj", "adv")) {
            lines("data." + part).stream()
                    .filter(line -> !line.startsWith(" "))
                    .map(Synset::parse)
                    .forEach(synset -> wordNet.synsets.put(synset.id(), synset));
        }
        lines("index.sense").forEach(wordNet::sense);
        return wordNet;
    }

    private void sense(String line) {
        String[] fields = line.split(" ", -1);
        int mark = fields[0].indexOf('%');
        String word = fields[0].substring(0, mark);
        char part = PARTS_BY_TYPE.charAt(fields[0].charAt(mark + 1) - '0');
        Sense sense = new Sense(Integer.parseInt(fields[2]), Integer.parseInt(fields[3]));
        senses.put(word + " " + part + fields[1], sense);
        counts.merge(word + " " + part, sense.count(), Integer::sum);
    }

    static List<String> lines(String file) {
        try (InputStream stream = WordNet.class.getResourceAsStream(FOLDER + file)) {
            if (stream == null) {
                throw new IllegalStateException("WordNet's " + file + " is not on the class path");
            }
            return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    Iterable<Synset> synsets() {
        return synsets.values();
    }

    Optional<Synset> synset(String id) {
        return Optional.ofNullable(synsets.get(id));
    }

    Optional<Sense> sense(String lowerWord, Synset synset) {
        return Optional.ofNullable(senses.get(lowerWord + " " + synset.id()));
    }

    /** How often a word was met as a noun, a verb and so on. */
    int count(String lowerWord, char part) {
        return counts.getOrDefault(lowerWord + " " + part, 0);
    }
}
