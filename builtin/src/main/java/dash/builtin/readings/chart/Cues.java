package dash.builtin.readings.chart;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.Measure;
import dash.builtin.query.Condition;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the words of grammar among the words that were kept, so that an article in between does no harm. */
final class Cues {

    private static final Set<String> EVERYBODY =
            Set.of("everybody", "everyone", "anybody", "anyone", "somebody", "someone", "people", "persons", "person");

    private static final Set<String> HOUSES = Set.of(
            "company",
            "companies",
            "firm",
            "firms",
            "business",
            "businesses",
            "organization",
            "organizations",
            "organisation",
            "organisations");

    private final Layout layout;
    private final List<String> words;

    Cues(Layout layout) {
        this.layout = layout;
        this.words = layout.words();
    }

    /** @param houses the rows that are companies and the like */
    void put(List<Frame> people, List<Frame> houses) {
        for (int slot = 0; slot < words.size(); slot++) {
            int at = slot;
            CueWords.at(words, slot)
                    .forEach((width, senses) -> senses.forEach(sense -> layout.at(at, width, sense, Cost.NOTHING)));
            between(slot);
            first(slot);
            several(slot);
            fromTo(slot);
        }
        if (!words.isEmpty()) {
            opening(people);
        }
        for (int slot = 0; slot < words.size(); slot++) {
            if (EVERYBODY.contains(words.get(slot))) {
                layout.at(slot, 1, new Sense.Word(Sense.Cue.SOMEBODY), Cost.NOTHING);
                somebody(slot, people);
            }
            if (HOUSES.contains(words.get(slot))) {
                somebody(slot, houses);
            }
        }
    }

    /** "Who" asks for people, "when" for a date, "where" for a place. */
    private void opening(List<Frame> people) {
        switch (words.getFirst()) {
            case "when" -> layout.at(0, 1, new Sense.Word(Sense.Cue.WHEN), Cost.NOTHING);
            case "where" -> layout.at(0, 1, new Sense.Word(Sense.Cue.WHERE), Cost.NOTHING);
            case "who" -> somebody(0, people);
            default -> {}
        }
    }

    private void somebody(int slot, List<Frame> people) {
        people.forEach(frame -> layout.at(slot, 1, new Sense.Noun(frame), Cost.NOTHING.plus(Feature.IMPLIED, 0.6)));
    }

    private String word(int slot) {
        return slot < words.size() ? words.get(slot) : "";
    }

    /** "between 3 and 5", "from 3 to 5". */
    private void between(int slot) {
        boolean said = word(slot).equals("between") && word(slot + 2).equals("and");
        boolean reaching = word(slot).equals("from") && word(slot + 2).equals("to");
        boolean fits = (said || reaching)
                && word(slot + 1).matches("[\\d,.]+")
                && word(slot + 3).matches("[\\d,.]+");
        if (fits) {
            layout.at(slot, 4, new Sense.Range(number(slot + 1), number(slot + 3)), Cost.NOTHING);
        }
    }

    /** "Several" are more than one. */
    private void several(int slot) {
        if (word(slot).equals("several") || word(slot).equals("multiple")) {
            layout.at(slot, 1, new Sense.Bound(Condition.Comparison.MORE, CompareRules.number("1")), Cost.NOTHING);
        }
    }

    private dash.builtin.query.Term number(int slot) {
        return CompareRules.number(word(slot).replace(",", ""));
    }

    /** "highest first". */
    private void first(int slot) {
        if (word(slot + 1).equals("first")) {
            Lexicon.english()
                    .measure(word(slot))
                    .filter(measure -> measure.degree() == Degree.SUPERLATIVE)
                    .ifPresent(measure -> direction(slot, 2, measure));
        }
    }

    /** "from longest to shortest". */
    private void fromTo(int slot) {
        int first = word(slot).equals("from") ? slot + 1 : slot;
        if (!word(first + 1).equals("to") || word(first + 2).isEmpty()) {
            return;
        }
        Optional<Measure> high = Lexicon.english().measure(word(first));
        Optional<Measure> low = Lexicon.english().measure(word(first + 2));
        if (high.isPresent()
                && low.isPresent()
                && high.get().direction() != low.get().direction()) {
            direction(slot, first + 3 - slot, high.get());
        }
    }

    private void direction(int slot, int width, Measure measure) {
        Sense.Cue cue = measure.direction() > 0 ? Sense.Cue.DESCENDING : Sense.Cue.ASCENDING;
        layout.at(slot, width, new Sense.Word(cue), Cost.NOTHING);
    }
}
