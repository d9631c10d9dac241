package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Words of grammar behind what they speak of. */
final class AfterwordRules {

    private final Joined joined;
    private final WordRules words;

    AfterwordRules(Joined joined) {
        this.joined = joined;
        this.words = new WordRules(joined);
    }

    void behind(Frame frame, Sense.Cue cue) {
        switch (cue) {
            case HOW_MANY, HOW_MUCH -> {
                if (frame.isRanked() && joined.glued(Glue.LISTING | Glue.WITH)) {
                    joined.noun(WordRules.telling(frame, joined.world()), Joined.loose(0.1));
                } else if (joined.touching() && cue == Sense.Cue.HOW_MANY && frame.isRows()) {
                    new FigureRules(joined).count(frame);
                }
            }
            case ALPHABETICAL -> new SortRules(joined).alphabetical(frame, false);
            case EARLIEST_FIRST, LATEST_FIRST ->
                new ChronologyRules(joined).order(frame, cue == Sense.Cue.LATEST_FIRST);
            case DESCENDING, ASCENDING -> {
                boolean descending = cue == Sense.Cue.DESCENDING;
                if (!frame.ordering().isEmpty() && frame.limit() == 0) {
                    joined.noun(frame.ordered(lastly(frame.ordering(), descending), 0), Cost.NOTHING);
                } else if (frame.hasFigure() && frame.ordering().isEmpty()) {
                    Term figure = frame.heads().stream()
                            .filter(Frame::figure)
                            .findFirst()
                            .orElseThrow();
                    joined.noun(frame.ordered(List.of(new Asked.Ordering(figure, descending)), 0), Cost.NOTHING);
                } else if (frame.ordering().isEmpty() && measure(frame).isPresent()) {
                    joined.noun(
                            frame.ordered(
                                    List.of(new Asked.Ordering(measure(frame).orElseThrow(), descending)), 0),
                            Joined.implied(0.1));
                } else if (frame.isRanked()
                        && frame.plural()
                        && frame.limit() == 1
                        && frame.ordering().getFirst().descending() == descending) {
                    joined.noun(WordRules.telling(frame, joined.world()).ordered(frame.ordering(), 0), Cost.NOTHING);
                } else if (frame.isRanked()) {
                    joined.noun(frame, Joined.loose(0.1));
                }
            }
            case NAMES -> {
                if (joined.touching()) {
                    words.names(frame, 0.1);
                } else if (joined.glued(Glue.LISTING) && frame.isAttributes()) {
                    joined.noun(
                            frame.withHeads(
                                    Frame.joined(frame.heads(), joined.world().shown(frame.core()))),
                            Joined.implied(0.15 + words.nameless(frame.core())));
                }
            }
            case INFORMATION -> {
                if (frame.isRows()) {
                    joined.noun(
                            frame.withHeads(List.of(new Term.Whole(frame.core()), new Term.Whole(frame.core()))),
                            Cost.NOTHING);
                }
            }
            case COMMON -> {
                if (joined.glued(Glue.BE)) {
                    new RankRules(joined).common(true, 1, frame);
                }
            }
            case PERCENT -> {
                if (joined.glued(Glue.IN | Glue.AS) && RatioRules.isPercent(frame)) {
                    joined.noun(frame, Cost.NOTHING);
                } else if (joined.glued(Glue.IN | Glue.AS)) {
                    new ChangeRules(joined).inPercent(frame);
                }
            }
            case DIFFERENT -> {
                if (frame.isAttributes() || frame.isRows()) {
                    joined.noun(frame.different(), Cost.NOTHING);
                }
            }
            case ROLE -> joined.noun(frame, Cost.NOTHING);
            case RUNNING, RUNNING_COUNT, RUNNING_TOTAL -> new RunningRules(joined).behind(frame);
            case EARLIER_ONE -> {
                if (joined.glued(Glue.OF)) {
                    new EarlierRules(joined).dated(frame);
                }
            }
            case NORMAL, ABNORMAL -> new OwningRules(joined).normal(frame, cue == Sense.Cue.NORMAL);
            case FIRST, LAST -> {
                if (joined.touching()) {
                    new TimeRules(joined).dated(cue == Sense.Cue.LAST, frame);
                    first(cue, frame);
                }
            }
            case WHEN -> {
                boolean dated = frame.isRanked()
                        && frame.ordering().getFirst().term() instanceof Term.Attribute date
                        && World.isTime(date);
                if (dated && joined.glued(Glue.LISTING)) {
                    joined.noun(WordRules.telling(frame, joined.world()), Joined.loose(0.1));
                }
            }
            case EACH -> {
                if (frame.isRows() || frame.isAttributes()) {
                    joined.noun(frame.eachOne(), Joined.loose(0.4));
                }
            }
            case ONCE -> joined.noun(frame.different(), Cost.NOTHING);
            default -> {}
        }
    }

    /** "by category and then by price descending" speaks of the price. */
    private static List<Asked.Ordering> lastly(List<Asked.Ordering> order, boolean descending) {
        List<Asked.Ordering> all = new ArrayList<>(order.subList(0, order.size() - 1));
        all.add(new Asked.Ordering(order.getLast().term(), descending));
        return all;
    }

    /** The only number among what is listed beside it. */
    private static Optional<Term> measure(Frame frame) {
        List<Term> numbers = frame.heads().stream()
                .filter(head -> head instanceof Term.Attribute attribute && World.isNumber(attribute))
                .toList();
        return numbers.size() == 1
                        && frame.isAttributes()
                        && frame.heads().size() > 1
                        && frame.groups().isEmpty()
                ? Optional.of(numbers.getFirst())
                : Optional.empty();
    }

    /** "the best selling first": the order of all, where one would be picked. */
    private void first(Sense.Cue cue, Frame frame) {
        if (cue == Sense.Cue.FIRST
                && frame.isRanked()
                && frame.limit() == 1
                && frame.where().isEmpty()
                && frame.having().isEmpty()) {
            Asked.Ordering order = frame.ordering().getFirst();
            joined.add(new Sense.Sorting(order.term(), order.descending(), Optional.empty()));
        }
    }
}
