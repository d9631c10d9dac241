package dash.benchmarks.lexicon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One line for each meaning, such as {@code H film1 movie1 >1234}: what it is about, its words with how
 * usual the meaning is for the word (1 most, 4 least), and the numbers of the lines that are one step broader. What it is about is a
 * letter: v for verbs, a for adjectives, A to Z for the lexicographer's files of nouns (P persons, M places, Z times).
 */
final class SynsetLines {

    private static final int TOPS = 3;
    private static final List<String> FILES = List.of(
            ("top act animal artifact attribute body cognition communication event feeling food group location motive"
                            + " object person phenomenon plant possession process quantity relation shape state substance"
                            + " time")
                    .split(" "));

    private final WordNet wordNet;
    private final Selection selection;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Synset> kept = new ArrayList<>();

    SynsetLines(WordNet wordNet, Selection selection) {
        this.wordNet = wordNet;
        this.selection = selection;
        wordNet.synsets().forEach(synset -> {
            if (!selection.members(synset).isEmpty()) {
                kept.add(synset);
            }
        });
        kept.sort(Comparator.comparing(this::words).thenComparing(Synset::id));
        kept.forEach(synset -> numbers.put(synset.id(), numbers.size()));
    }

    List<String> lines() {
        return kept.stream()
                .map(synset -> about(synset) + " " + words(synset) + broader(synset))
                .toList();
    }

    OptionalInt number(Synset synset) {
        Integer number = numbers.get(synset.id());
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private String words(Synset synset) {
        return selection.members(synset).stream()
                .map(word -> word + selection.grade(word, synset))
                .collect(Collectors.joining(" "));
    }

    private static char about(Synset synset) {
        if (synset.part() != 'n') {
            return synset.part();
        }
        int file = synset.file() == TOPS ? topic(synset) : synset.file() - TOPS;
        return (char) ('A' + file);
    }

    /** The most general nouns are in a file of their own; the one that another file is named after belongs there. */
    private static int topic(Synset synset) {
        return synset.words().stream()
                .mapToInt(FILES::indexOf)
                .filter(file -> file > 0)
                .findFirst()
                .orElse(0);
    }

    private String broader(Synset synset) {
        String targets =
                steps(synset).map(numbers::get).distinct().map(String::valueOf).collect(Collectors.joining(","));
        return targets.isEmpty() ? "" : " >" + targets;
    }

    private Stream<String> steps(Synset synset) {
        if (synset.part() == 'n') {
            return synset.pointers(Pointer.BROADER).flatMap(pointer -> step(pointer.synset()));
        }
        return synset.satellite()
                ? synset.pointers(Pointer.SIMILAR).map(Pointer::synset).filter(numbers::containsKey)
                : Stream.empty();
    }

    /** What has no everyday name is stepped over: a car is a vehicle, whatever is between. The most general says nothing. */
    private Stream<String> step(String id) {
        Synset broader = wordNet.synset(id).orElseThrow();
        if (broader.file() == TOPS) {
            return Stream.empty();
        }
        return numbers.containsKey(id) ? Stream.of(id) : steps(broader);
    }
}
