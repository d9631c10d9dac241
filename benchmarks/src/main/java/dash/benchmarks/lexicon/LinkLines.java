package dash.benchmarks.lexicon;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What is derived from each word, as fields of its line: {@code +employ:hire.v1} is near, {@code -employ:hire.v1} of a rarer
 * meaning, and after the colon are the meanings it leads to; {@code =length} is what an adjective is a value of.
 */
final class LinkLines {

    private static final int NEAR = 2;
    private static final int MEANINGS = 2;

    private record Link(char sign, Set<Step> steps) {

        Link and(Link other) {
            Set<Step> all = new TreeSet<>(steps);
            all.addAll(other.steps);
            return new Link(sign == '-' ? other.sign : sign, all);
        }

        String meanings() {
            return steps.stream().limit(MEANINGS).map(Step::meaning).collect(Collectors.joining(","));
        }
    }

    private record Step(int rank, String meaning) implements Comparable<Step> {

        @Override
        public int compareTo(Step other) {
            return rank == other.rank ? meaning.compareTo(other.meaning) : Integer.compare(rank, other.rank);
        }
    }

    private final WordNet wordNet;
    private final Selection selection;
    private final SynsetLines synsets;
    private final Map<String, Map<String, Link>> links = new TreeMap<>();

    LinkLines(WordNet wordNet, Selection selection, SynsetLines synsets) {
        this.wordNet = wordNet;
        this.selection = selection;
        this.synsets = synsets;
        wordNet.synsets().forEach(synset -> synset.pointers().forEach(pointer -> link(synset, pointer)));
    }

    Set<String> words() {
        return links.keySet();
    }

    String fields(String word) {
        return links.getOrDefault(word, Map.of()).entrySet().stream()
                .map(entry -> {
                    Link link = entry.getValue();
                    String meanings = link.meanings();
                    return " " + link.sign() + entry.getKey() + (meanings.isEmpty() ? "" : ":" + meanings);
                })
                .collect(Collectors.joining());
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
            selection.members(noun).forEach(other -> put(one, other, new Link('=', Set.of())));
        }
    }

    private void derived(Synset synset, Pointer pointer, Synset other) {
        String one = Selection.lower(synset.words().get(pointer.source() - 1));
        String two = Selection.lower(other.words().get(pointer.target() - 1));
        boolean wanted = synset.part() == 'r' ? selection.frequent(one) : selection.keeps(one);
        if (wanted && selection.keeps(two)) {
            boolean near = selection.rank(one, synset) <= NEAR && selection.rank(two, other) <= NEAR;
            put(one, two, new Link(near ? '+' : '-', step(two, other)));
            put(two, one, new Link(near ? '+' : '-', step(one, synset)));
        }
    }

    /** No step where nothing else has the meaning, or where it is too rare. */
    private Set<Step> step(String word, Synset synset) {
        boolean useful = selection.members(synset).contains(word)
                && selection.members(synset).size() > 1;
        return synsets.name(synset)
                .filter(name -> useful)
                .map(name -> Set.of(new Step(selection.rank(word, synset), name)))
                .orElse(Set.of());
    }

    private void put(String one, String other, Link link) {
        if (!one.equals(other) && one.indexOf('_') < 0 && other.indexOf('_') < 0) {
            links.computeIfAbsent(one, any -> new TreeMap<>()).merge(other, link, Link::and);
        }
    }
}
