package dash.benchmarks.lexicon;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * One line for each word, such as {@code publish v6:33083,33679 +publication:33672}: its parts of speech, each with how
 * often it is met (0 to 9, doubling) and the lines of its first four meanings; then what is derived from it.
 */
final class WordLines {

    private final Selection selection;
    private final LinkLines links;
    private final Map<String, Map<Character, Map<Integer, Integer>>> uses = new TreeMap<>();

    WordLines(WordNet wordNet, Selection selection, SynsetLines synsets) {
        this.selection = selection;
        this.links = new LinkLines(wordNet, selection, synsets);
        wordNet.synsets().forEach(synset -> synsets.number(synset).ifPresent(number -> use(synset, number)));
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

    private void use(Synset synset, int number) {
        for (String word : selection.members(synset)) {
            uses.computeIfAbsent(word, any -> new TreeMap<>())
                    .computeIfAbsent(synset.part(), any -> new TreeMap<>())
                    .put(selection.rank(word, synset), number);
        }
    }

    private String parts(String word) {
        return uses.getOrDefault(word, Map.of()).entrySet().stream()
                .map(use ->
                        " " + use.getKey() + selection.frequency(word, use.getKey()) + ":" + numbers(use.getValue()))
                .collect(Collectors.joining());
    }

    private static String numbers(Map<Integer, Integer> byRank) {
        return byRank.values().stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
