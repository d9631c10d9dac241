package dash.builtin.lexicon;

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
    private static final double FAMILY = 0.6;
    private static final double SIMILAR = 0.65;
    private static final double BROADER = 0.6;
    private static final double TWICE_BROADER = 0.45;
    private static final double PERSON = 0.5;
    private static final int GRADES_OF_BROADER = 3;

    private final Dictionary dictionary;
    private final Usage usage;
    private final Measures measures;

    Neighbours(Dictionary dictionary, Usage usage, Measures measures) {
        this.dictionary = dictionary;
        this.usage = usage;
        this.measures = measures;
    }

    /** By word, the closest way of each. */
    Map<String, Related> of(String word) {
        Neighbourhood found = new Neighbourhood(word);
        Entry entry = dictionary.entry(word);
        for (Entry.Use use : entry.uses()) {
            for (Meaning meaning : dictionary.meanings(use.meanings())) {
                meaning(found, meaning, word);
            }
        }
        for (Entry.Link link : entry.links()) {
            link(found, link);
        }
        usage.of(word).forEach(found::add);
        measures.nouns(word).forEach(found::add);
        return found.words();
    }

    private void meaning(Neighbourhood found, Meaning meaning, String word) {
        int grade = meaning.grade(word);
        double weight = Neighbourhood.weight(grade);
        found.add(meaning, SYNONYM * weight, Way.SYNONYM);
        if (meaning.about() == 'a') {
            for (Meaning head : dictionary.meanings(meaning.broader())) {
                found.add(head, SIMILAR * weight, Way.SIMILAR);
            }
        } else if (grade <= GRADES_OF_BROADER) {
            broader(found, meaning, weight);
        }
    }

    private void broader(Neighbourhood found, Meaning meaning, double weight) {
        for (Meaning broader : dictionary.meanings(meaning.broader())) {
            found.add(broader, BROADER * weight, Way.BROADER);
            for (Meaning further : dictionary.meanings(broader.broader())) {
                found.add(further, TWICE_BROADER * weight, Way.BROADER);
            }
        }
        if (Kind.of(meaning.about()) == Kind.PERSON) {
            found.add("person", PERSON * weight, Way.BROADER);
        }
    }

    private void link(Neighbourhood found, Entry.Link link) {
        switch (link.sign()) {
            case '+' -> found.add(link.word(), DERIVED, Way.DERIVED);
            case '=' -> found.add(link.word(), MEASURE, Way.MEASURE);
            default -> found.add(link.word(), DERIVED_FROM_A_RARE_MEANING, Way.DERIVED);
        }
        for (Meaning meaning : dictionary.meanings(link.meanings())) {
            found.add(meaning, FAMILY * Neighbourhood.weight(meaning.grade(link.word())), Way.FAMILY);
        }
    }
}
