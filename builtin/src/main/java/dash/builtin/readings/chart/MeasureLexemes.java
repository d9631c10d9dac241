package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.query.Condition;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Optional;

/** Puts into a question what adjectives measure: "longer than", "the oldest", "cheapest first", "from the youngest to the oldest". */
final class MeasureLexemes {

    private final List<Token> tokens;
    private final Layout layout;

    MeasureLexemes(List<Token> tokens, Layout layout) {
        this.tokens = tokens;
        this.layout = layout;
    }

    void put(List<MeasureLink> measures) {
        measures.forEach(this::measure);
    }

    private void measure(MeasureLink link) {
        Sense sense = link.compares()
                ? new Sense.Measuring(
                        link.attribute(), link.most() ? Condition.Comparison.MORE : Condition.Comparison.LESS)
                : new Sense.Extreme(link.most(), Optional.of(link.attribute()), 1);
        layout.put(link.from(), link.to(), sense, Cost.NOTHING.plus(Feature.LINK, link.cost()));
        boolean leads = !link.compares()
                && link.to() < tokens.size()
                && tokens.get(link.to()).is("first");
        ordered(link);
        if (leads) {
            layout.put(
                    link.from(),
                    link.to() + 1,
                    new Sense.Sorting(link.attribute(), link.most(), Optional.empty()),
                    Cost.NOTHING.plus(Feature.LINK, link.cost()));
        }
    }

    /** "from the youngest to the oldest": by what both of them measure, and the first one first. */
    private void ordered(MeasureLink link) {
        boolean article = link.from() > 0 && tokens.get(link.from() - 1).is("the");
        int from = link.from() - (article ? 2 : 1);
        int to = link.to() + 1;
        while (to < tokens.size() && tokens.get(to).is("the")) {
            to++;
        }
        boolean both = from >= 0
                && tokens.get(from).is("from")
                && to < tokens.size()
                && tokens.get(link.to()).is("to")
                && Lexicon.english().measure(tokens.get(to).lower()).isPresent();
        if (both && !link.compares()) {
            layout.put(
                    from,
                    to + 1,
                    new Sense.Sorting(link.attribute(), link.most(), Optional.empty()),
                    Cost.NOTHING.plus(Feature.LINK, link.cost()));
        }
    }
}
