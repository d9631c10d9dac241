package dash.benchmarks.lexicon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One line for each meaning, such as {@code movie.n1 H1 film1 flick3 >show.n3}: its name, which is its first word with the
 * part of speech and the rank; what it is about; how usual it is for the first word and for each further one (1 most, 4
 * least); and the names of the meanings one step broader. Names stay the same when other words come and go. What it is
 * about is a letter: v for verbs, a for adjectives, A to Z for the lexicographer's files of nouns (P persons, M places).
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
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, Synset> kept = new TreeMap<>();

    SynsetLines(WordNet wordNet, Selection selection) {
        this.wordNet = wordNet;
        this.selection = selection;
        wordNet.synsets()
                .forEach(synset -> selection.members(synset).stream()
                        .findFirst()
                        .ifPresent(first -> {
                            String name = first + "." + synset.part() + selection.rank(first, synset);
                            names.put(synset.id(), name);
                            kept.put(name, synset);
                        }));
    }

    List<String> lines() {
        return kept.entrySet().stream()
                .map(entry -> entry.getKey() + " " + rest(entry.getValue()))
                .toList();
    }

    Optional<String> name(Synset synset) {
        return Optional.ofNullable(names.get(synset.id()));
    }

    private String rest(Synset synset) {
        List<String> members = selection.members(synset);
        String others = members.stream()
                .skip(1)
                .map(word -> " " + word + selection.grade(word, synset))
                .collect(Collectors.joining());
        return about(synset) + selection.grade(members.getFirst(), synset) + others + broader(synset);
    }

    private static String about(Synset synset) {
        if (synset.part() != 'n') {
            return String.valueOf(synset.part());
        }
        int file = synset.file() == TOPS ? topic(synset) : synset.file() - TOPS;
        return String.valueOf((char) ('A' + file));
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
        String targets = steps(synset).distinct().collect(Collectors.joining(","));
        return targets.isEmpty() ? "" : " >" + targets;
    }

    private Stream<String> steps(Synset synset) {
        if (synset.part() == 'n') {
            return synset.pointers(Pointer.BROADER).flatMap(pointer -> step(pointer.synset()));
        }
        return synset.satellite()
                ? synset.pointers(Pointer.SIMILAR).flatMap(pointer -> Stream.ofNullable(names.get(pointer.synset())))
                : Stream.empty();
    }

    /** What has no everyday name is stepped over: a car is a vehicle, whatever is between. The most general says nothing. */
    private Stream<String> step(String id) {
        Synset broader = wordNet.synset(id).orElseThrow();
        if (broader.file() == TOPS) {
            return Stream.empty();
        }
        return name(broader).map(Stream::of).orElseGet(() -> steps(broader));
    }
}
