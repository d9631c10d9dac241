package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.periods.Grain;
import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Optional;

/** "On which weekday do most people arrive": the step of time in which most rows have the moment that the verb names. */
final class Busiest {

    private static final double SAID = 0.15;
    private static final double NEAR = 0.6;

    /** Whoever does it may be told in so many words. */
    private static final int LONGEST = 4;

    private final List<Token> tokens;
    private final Layout layout;

    Busiest(List<Token> tokens, Layout layout) {
        this.tokens = tokens;
        this.layout = layout;
    }

    void put(List<NameLink> names) {
        for (int index = 0; index < tokens.size(); index++) {
            int step = index;
            int most = behindArticle(behindDoing(index + 1));
            Optional<Ticks> ticks = asked(index) ? ticks(tokens.get(index)) : Optional.empty();
            if (ticks.isPresent()
                    && most < tokens.size()
                    && most > index + 1
                    && tokens.get(most).is("most")) {
                names.stream()
                        .filter(link ->
                                link.from() > most + 1 && link.from() <= most + LONGEST && link.to() == link.from() + 1)
                        .forEach(link -> put(link, step, ticks.get()));
            }
        }
    }

    private void put(NameLink verb, int step, Ticks ticks) {
        if (verb.cost() < NEAR && verb.target() instanceof Target.OfColumn(var table, var column)) {
            Occurrence rows = Occurrence.of(table);
            Term.Attribute moment = new Term.Attribute(rows, column.name());
            boolean in = verb.to() < tokens.size() && tokens.get(verb.to()).is("in");
            Optional<Term> group = World.isTime(moment) ? ticks.of(moment) : Optional.empty();
            group.ifPresent(by -> layout.put(
                    step,
                    in ? verb.to() + 1 : verb.to(),
                    new Sense.Noun(Frame.of(rows, List.of(by), false)
                            .groupedBy(List.of(by))
                            .ordered(List.of(new Asked.Ordering(Term.Figure.count(rows), true)), 1)),
                    Cost.NOTHING.plus(Feature.LINK, SAID + verb.cost() / 2)));
        }
    }

    private boolean asked(int index) {
        return index > 0 && tokens.get(index - 1).is("which", "what");
    }

    private int behindDoing(int index) {
        return index < tokens.size() && tokens.get(index).is("do", "does", "did") ? index + 1 : index;
    }

    private int behindArticle(int index) {
        return index < tokens.size() && tokens.get(index).is("the") ? index + 1 : index;
    }

    private static Optional<Ticks> ticks(Token step) {
        if (step.is("weekday")) {
            return Optional.of(new Ticks.Part(Term.Part.WEEKDAY_NAME));
        }
        return step.is("hour")
                ? Optional.of(new Ticks.Part(Term.Part.HOUR))
                : Grain.named(step.lower()).map(Ticks.Each::new);
    }
}
