package dash.builtin.lexicon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The words around a lemma. Being a synonym counts less the rarer the shared meaning is for either word. More general
 * words are listed, more particular ones are not: there may be thousands, and each of them lists this one.
 */
final class Neighbours {

    private static final double SYNONYM = 0.85;
    private static final double DERIVED = 0.8;
    private static final double DERIVED_FROM_A_RARE_MEANING = 0.65;
    private static final double MEASURE = 0.75;
    private static final double SIMILAR = 0.65;
    private static final double BROADER = 0.6;
    private static final double TWICE_BROADER = 0.45;
    private static final double PERSON = 0.5;
    private static final double LEAST = 0.3;
    private static final double[] BY_RANK = {1, 0.9, 0.8, 0.7};
    private static final int RANKS_OF_BROADER = 3;
    private static final char PERSONS = 'P';

    private final Dictionary dictionary;
    private final Usage usage;

    Neighbours(Dictionary dictionary, Usage usage) {
        this.dictionary = dictionary;
        this.usage = usage;
    }

    /** By word, the closest way of each; those that are formed from a synonym included. */
    Map<String, Related> of(String word) {
        Found found = direct(word);
        for (Related near : List.copyOf(found.words.values())) {
            if (near.way() == Way.SYNONYM) {
                direct(near.word()).derived().forEach(far -> found.add(far.word(), times(near, far), Way.FAMILY));
            } else if (near.way() == Way.DERIVED) {
                direct(near.word()).synonyms().forEach(far -> found.add(far.word(), times(near, far), Way.FAMILY));
            }
        }
        found.words.remove(word);
        return Map.copyOf(found.words);
    }

    private static double times(Related near, Related far) {
        return near.closeness() * far.closeness() - 0.1;
    }

    private Found direct(String word) {
        Found found = new Found();
        Entry entry = dictionary.entry(word);
        for (Entry.Use use : entry.uses()) {
            for (int rank = 1; rank <= use.meanings().size(); rank++) {
                int number = use.meanings().get(rank - 1);
                if (number >= 0) {
                    meaning(found, dictionary.meaning(number), rank);
                }
            }
        }
        entry.links().forEach(link -> link(found, link));
        usage.of(word).forEach(each -> found.add(each.word(), each.closeness(), each.way()));
        found.words.remove(word);
        return found;
    }

    private void meaning(Found found, Meaning meaning, int rank) {
        found.members(meaning, SYNONYM * weight(rank), Way.SYNONYM);
        if (rank > RANKS_OF_BROADER) {
            return;
        }
        boolean adjective = meaning.about() == 'a';
        for (int number : meaning.broader()) {
            Meaning broader = dictionary.meaning(number);
            found.members(
                    broader, (adjective ? SIMILAR : BROADER) * weight(rank), adjective ? Way.SIMILAR : Way.BROADER);
            broader.broader()
                    .forEach(further ->
                            found.members(dictionary.meaning(further), TWICE_BROADER * weight(rank), Way.BROADER));
        }
        if (meaning.about() == PERSONS) {
            found.add("person", PERSON * weight(rank), Way.BROADER);
        }
    }

    private static void link(Found found, Entry.Link link) {
        switch (link.sign()) {
            case '+' -> found.add(link.word(), DERIVED, Way.DERIVED);
            case '=' -> found.add(link.word(), MEASURE, Way.MEASURE);
            default -> found.add(link.word(), DERIVED_FROM_A_RARE_MEANING, Way.DERIVED);
        }
    }

    private static double weight(int rank) {
        return BY_RANK[rank - 1];
    }

    private static final class Found {

        private final Map<String, Related> words = new HashMap<>();

        void add(String word, double closeness, Way way) {
            if (closeness >= LEAST) {
                words.merge(
                        word,
                        new Related(word, closeness, way),
                        (before, now) -> now.closeness() > before.closeness() ? now : before);
            }
        }

        void members(Meaning meaning, double closeness, Way way) {
            for (Meaning.Member member : meaning.members()) {
                if (way == Way.SYNONYM || member.rank() <= RANKS_OF_BROADER) {
                    add(member.word(), closeness * weight(member.rank()), way);
                }
            }
        }

        List<Related> derived() {
            return with(Way.DERIVED);
        }

        List<Related> synonyms() {
            return with(Way.SYNONYM);
        }

        private List<Related> with(Way way) {
            return words.values().stream().filter(each -> each.way() == way).toList();
        }
    }
}
