package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands behind a quantity or a ranking may belong to what is counted: "the most orders in 2024". */
final class InnerRules {

    /** "The best selling one first" orders all of them more often than it looks for one. */
    private static final double FOUND = 0.4;

    private final Joined joined;

    InnerRules(Joined joined) {
        this.joined = joined;
    }

    /** The same two phrases, for rules that look at the inside. */
    private Joined inside(List<Phrase> found) {
        return new Joined(joined.left(), joined.right(), joined.world(), found);
    }

    void quantified(Sense.Quantified left, Sense right) {
        if (right instanceof Sense.Restriction restriction && left.frame().isRows()) {
            List<Phrase> inner = new ArrayList<>();
            new RestrictionRules(inside(inner)).behind(left.frame(), restriction);
            inner.forEach(phrase -> again(phrase, left));
        }
        if (right instanceof Sense.Time(var period)) {
            List<Phrase> inner = new ArrayList<>();
            new TimeRules(inside(inner)).within(left.frame(), period);
            inner.forEach(phrase -> again(phrase, left));
        }
    }

    private void again(Phrase phrase, Sense.Quantified left) {
        if (phrase.sense() instanceof Sense.Noun(Frame frame)) {
            joined.add(new Sense.Quantified(frame, left.comparison(), left.limit(), left.none()));
        }
    }

    void rank(Sense.Rank left, Sense right) {
        if (right instanceof Sense.Aggregating(List<Term.Function> functions)) {
            new FigureRules(joined).ranked(left, functions);
        }
        if (right instanceof Sense.Word(Sense.Cue cue) && cue == Sense.Cue.FIRST && joined.unglued()) {
            if (left.of().where().isEmpty() && left.of().having().isEmpty()) {
                joined.add(new Sense.Sorting(left.by(), left.descending(), Optional.of(left.of())));
            }
            joined.add(left, Joined.loose(FOUND));
        }
        if (right instanceof Sense.Restriction restriction) {
            List<Phrase> inner = new ArrayList<>();
            new RestrictionRules(inside(inner)).behind(left.of(), restriction);
            inner.forEach(phrase -> again(phrase, left));
        }
        if (right instanceof Sense.Time(var period)) {
            List<Phrase> inner = new ArrayList<>();
            new TimeRules(inside(inner)).within(left.of(), period);
            inner.forEach(phrase -> again(phrase, left));
        }
        // "the most ordered product": what is done most ranks what it is done to.
        if (right instanceof Sense.Noun(Frame noun)
                && joined.touching()
                && left.by().equals(Term.Figure.count(left.of().core()))) {
            new RankRules(joined).nounAndRank(noun, left);
        }
        if (right instanceof Sense.Noun(Frame noun) && !joined.glued(Glue.LISTING | Glue.BREAK)) {
            List<Phrase> inner = new ArrayList<>();
            new NounRules(inside(inner)).join(left.of(), noun);
            inner.forEach(phrase -> again(phrase, left));
        }
    }

    private void again(Phrase phrase, Sense.Rank left) {
        if (phrase.sense() instanceof Sense.Noun(Frame frame)
                && frame.groups().isEmpty()
                && frame.heads().equals(left.of().heads())) {
            joined.add(new Sense.Rank(left.by(), left.descending(), left.limit(), frame));
        }
    }
}
