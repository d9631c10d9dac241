package dash.benchmarks.lexicon;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * One line for each adjective of a country or another place with a name, such as
 * {@code italian Italy;Italian Republic;Italia}.
 */
final class CountryLines {

    /** Countries and towns; continents and islands, of which Australia is one. */
    private static final Set<Integer> PLACES = Set.of(15, 17);

    private static final int PERTAINING = 1;

    private final WordNet wordNet;
    private final Map<String, Set<String>> places = new TreeMap<>();

    CountryLines(WordNet wordNet) {
        this.wordNet = wordNet;
        for (Synset synset : wordNet.synsets()) {
            if (synset.part() == 'a' && synset.file() == PERTAINING) {
                synset.pointers(Pointer.PERTAINS).forEach(pointer -> add(synset, pointer));
            }
        }
    }

    private void add(Synset adjective, Pointer pointer) {
        String written = adjective.words().get(pointer.source() - 1);
        if (!Character.isUpperCase(written.charAt(0))) {
            return;
        }
        String word = Selection.lower(written).replace('_', ' ');
        wordNet.synset(pointer.synset())
                .filter(place -> PLACES.contains(place.file()) && place.instance())
                .ifPresent(place -> place.words()
                        .forEach(name -> places.computeIfAbsent(word, any -> new LinkedHashSet<>())
                                .add(name.replace('_', ' '))));
    }

    List<String> lines() {
        return places.entrySet().stream()
                .map(entry -> entry.getKey() + "\t" + String.join(";", entry.getValue()))
                .toList();
    }
}
