package dash.benchmarks.lexicon;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * One line for each word, such as {@code publish v5:220,871,,12 +publication -publicity}: its parts of speech, each with
 * how often it is met (0 to 9, doubling) and the lines of its first four meanings; then words derived from it, near (+) or
 * of rarer meanings (-), and what an adjective is a value of (=).
 */
final class WordLines {

    private static final int NEAR = 2;
    private static final int MOST = 9;

    private final WordNet wordNet;
    private final Selection selection;
    private final Map<String, Map<Character, String[]>> uses = new TreeMap<>();
    private final Map<String, Map<String, Character>> links = new TreeMap<>();

    WordLines(WordNet wordNet, Selection selection, SynsetLines synsets) {
        this.wordNet = wordNet;
        this.selection = selection;
        wordNet.synsets().forEach(synset -> {
            synsets.number(synset).ifPresent(number -> use(synset, number));
            synset.pointers().forEach(pointer -> link(synset, pointer));
        });
    }

    List<String> lines() {
        return all().stream().map(word -> word + parts(word) + linked(word)).toList();
    }

    private Set<String> all() {
        Set<String> all = new TreeSet<>(uses.keySet());
        all.addAll(links.keySet());
        return all;
    }

    private void use(Synset synset, int number) {
        for (String word : selection.members(synset)) {
            uses.computeIfAbsent(word, any -> new TreeMap<>())
                            .computeIfAbsent(synset.part(), any -> new String[Selection.SENSES])[
                            selection.rank(word, synset) - 1] =
                    String.valueOf(number);
        }
    }

    private String parts(String word) {
        return uses.getOrDefault(word, Map.of()).entrySet().stream()
                .map(use -> " " + use.getKey() + frequency(word, use.getKey()) + ":" + numbers(use.getValue()))
                .collect(Collectors.joining());
    }

    private static String numbers(String[] senses) {
        StringBuilder text = new StringBuilder();
        for (String sense : senses) {
            text.append(sense == null ? "" : sense).append(',');
        }
        return text.toString().replaceFirst(",+$", "");
    }

    private int frequency(String word, char part) {
        int count = Math.max(wordNet.count(word, part), selection.frequent(word) ? 1 : 0);
        return Math.min(MOST, Integer.SIZE - Integer.numberOfLeadingZeros(count));
    }

    private void link(Synset synset, Pointer pointer) {
        wordNet.synset(pointer.synset()).ifPresent(other -> {
            if (pointer.is(Pointer.ATTRIBUTE) && synset.part() == 'a') {
                attribute(synset, other);
            } else if (pointer.is(Pointer.DERIVED) || pointer.is(Pointer.PERTAINS)) {
                derived(synset, pointer, other);
            }
        });
    }

    private void attribute(Synset adjective, Synset noun) {
        for (String one : selection.members(adjective)) {
            selection.members(noun).forEach(other -> put(one, other, '='));
        }
    }

    private void derived(Synset synset, Pointer pointer, Synset other) {
        String one = Selection.lower(synset.words().get(pointer.source() - 1));
        String two = Selection.lower(other.words().get(pointer.target() - 1));
        boolean wanted = synset.part() == 'r' ? selection.frequent(one) : selection.keeps(one);
        if (wanted && selection.keeps(two) && !one.equals(two)) {
            boolean near = selection.rank(one, synset) <= NEAR && selection.rank(two, other) <= NEAR;
            put(one, two, near ? '+' : '-');
            put(two, one, near ? '+' : '-');
        }
    }

    private void put(String one, String other, char way) {
        if (one.equals(other) || one.indexOf('_') > 0 || other.indexOf('_') > 0) {
            return;
        }
        links.computeIfAbsent(one, any -> new TreeMap<>())
                .merge(other, way, (before, now) -> before == '-' ? now : before);
    }

    private String linked(String word) {
        return links.getOrDefault(word, Map.of()).entrySet().stream()
                .map(link -> " " + link.getValue() + link.getKey())
                .collect(Collectors.joining());
    }
}
