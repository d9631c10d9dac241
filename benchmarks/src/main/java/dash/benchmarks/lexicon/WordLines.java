package dash.benchmarks.lexicon;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * One line for each word, such as {@code publish v6:print.v1,2,3 +publication:publication.n2}: its parts of speech, each with how
 * often it is met (0 to 9, doubling) and its first four meanings, the number alone where the meaning is named after the word; then what is derived from it.
 */
final class WordLines {

    private final Selection selection;
    private final LinkLines links;
    private final Map<String, Map<Character, Map<Integer, String>>> uses = new TreeMap<>();

    WordLines(WordNet wordNet, Selection selection, SynsetLines synsets) {
        this.selection = selection;
        this.links = new LinkLines(wordNet, selection, synsets);
        wordNet.synsets().forEach(synset -> synsets.name(synset).ifPresent(name -> use(synset, name)));
    }

    List<String> lines() {
        return all().stream()
                .map(word -> word + parts(word) + links.fields(word))
                .toList();
    }

    private Set<String> all() {
        Set<String> all = new TreeSet<>(uses.keySet());
        all.addAll(links.words());
        return all;
    }

    private void use(Synset synset, String name) {
        for (String word : selection.members(synset)) {
            uses.computeIfAbsent(word, any -> new TreeMap<>())
                    .computeIfAbsent(synset.part(), any -> new TreeMap<>())
                    .put(selection.rank(word, synset), name);
        }
    }

    private String parts(String word) {
        return uses.getOrDefault(word, Map.of()).entrySet().stream()
                .map(use -> " " + use.getKey() + selection.frequency(word, use.getKey()) + ":"
                        + names(word + "." + use.getKey(), use.getValue()))
                .collect(Collectors.joining());
    }

    /** A meaning that is named after the word itself is told by its rank alone. */
    private static String names(String own, Map<Integer, String> byRank) {
        return byRank.values().stream()
                .map(name -> name.startsWith(own) ? name.substring(own.length()) : name)
                .collect(Collectors.joining(","));
    }
}
