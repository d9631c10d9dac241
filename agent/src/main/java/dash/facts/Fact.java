package dash.facts;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A figure computed from rows that an insight may state. */
public sealed interface Fact {

    /** How many rows came back, and whether they are all there are. */
    record RowCount(int rows, boolean complete) implements Fact {}

    /** The statement's own LIMIT was reached, so that there may be more. */
    record LimitReached(int limit) implements Fact {}

    /** The only value of a result. */
    record Value(String column, Figure figure) implements Fact {}

    /**
     * The only value beside the one of an earlier time.
     *
     * @param with the earlier time as it stands after "than" or "against", such as {@code 2024}
     * @param percent the relative change; absent where it means nothing
     */
    record Earlier(String with, Figure before, Figure difference, Optional<Figure> percent) implements Fact {}

    /** The only value as a part of what there is without the question's own restriction. */
    record PartOf(Figure total, Figure share) implements Fact {}

    /** The first of a ranking; {@code tied} are the others with the same figure. */
    record Leader(String label, String column, Figure figure, List<String> tied) implements Fact {
        public Leader {
            tied = List.copyOf(tied);
        }
    }

    /** How far the leader is ahead of the next. */
    record Lead(String next, Figure gap) implements Fact {}

    /** The leader's part of the sum of all rows. Only when the rows are all there are. */
    record ShareOfTotal(Figure share, Figure total) implements Fact {}

    /** The first {@code top} of {@code all} rows together hold this share of the total. */
    record Concentration(int top, int all, Figure share) implements Fact {}

    /** The last of a complete ranking. */
    record Trailer(String label, Figure figure) implements Fact {}

    /** Two groups beside each other; {@code times} how many times the lower fits into the higher. */
    record Comparison(String higher, Figure high, String lower, Figure low, Figure difference, Optional<Figure> times)
            implements Fact {}

    /** From the first to the last complete period of a series. */
    record Change(String from, String to, Figure first, Figure last, Figure difference, Optional<Figure> percent)
            implements Fact {}

    /** From the last complete period but one to the last. */
    record LatestStep(String from, String to, Figure difference, Optional<Figure> percent) implements Fact {}

    /** The highest complete period of a series. */
    record Highest(String period, Figure figure) implements Fact {}

    /** The lowest complete period of a series. */
    record Lowest(String period, Figure figure) implements Fact {}

    /** The mean over the complete periods. */
    record Average(Figure figure, int periods) implements Fact {}

    /** How the steps between complete periods went. */
    record Trend(Direction direction, int ups, int downs) implements Fact {}

    /** Which way a series goes. */
    enum Direction {
        RISING,
        FALLING,
        UNEVEN,
        FLAT
    }

    /** Where a series turns for good: the periods before it go the other way than those after. */
    record TurningPoint(String period, Figure figure, boolean peak) implements Fact {}

    /**
     * A period that stands out from those around it.
     *
     * @param before the first day after it
     * @param usual half way between the periods before and after it
     */
    record Unusual(String period, LocalDate from, LocalDate before, Figure figure, Figure usual, boolean low)
            implements Fact {}

    /** A period that the data do not cover fully, left out of every comparison. */
    record Unfinished(String period, Figure figure, boolean last) implements Fact {}

    /** Periods between the first and the last for which there is no row. */
    record Missing(String example, int periods) implements Fact {}

    /** The bucket of a distribution with the most in it, the one in the middle, and the range. */
    record Distribution(
            String mode, Figure modeFigure, Optional<Figure> modeShare, String median, String from, String to)
            implements Fact {}

    /** Every figure in this fact. */
    default List<Figure> figures() {
        return switch (this) {
            case RowCount count -> List.of();
            case LimitReached limit -> List.of();
            case Value value -> List.of(value.figure());
            case Earlier earlier -> with(earlier.percent(), earlier.before(), earlier.difference());
            case PartOf part -> List.of(part.total(), part.share());
            case Leader leader -> List.of(leader.figure());
            case Lead lead -> List.of(lead.gap());
            case ShareOfTotal share -> List.of(share.share(), share.total());
            case Concentration concentration -> List.of(concentration.share());
            case Trailer trailer -> List.of(trailer.figure());
            case Comparison two -> with(two.times(), two.high(), two.low(), two.difference());
            case Change change -> with(change.percent(), change.first(), change.last(), change.difference());
            case LatestStep step -> with(step.percent(), step.difference());
            case Highest highest -> List.of(highest.figure());
            case Lowest lowest -> List.of(lowest.figure());
            case Average average -> List.of(average.figure());
            case Trend trend -> List.of();
            case TurningPoint turn -> List.of(turn.figure());
            case Unusual unusual -> List.of(unusual.figure(), unusual.usual());
            case Unfinished unfinished -> List.of(unfinished.figure());
            case Missing missing -> List.of();
            case Distribution distribution -> with(distribution.modeShare(), distribution.modeFigure());
        };
    }

    /** Every plain count in this fact: of rows, of periods, of steps. */
    default List<Integer> counts() {
        return switch (this) {
            case RowCount count -> List.of(count.rows());
            case LimitReached limit -> List.of(limit.limit());
            case Leader leader -> List.of(leader.tied().size(), leader.tied().size() + 1);
            case Concentration concentration -> List.of(concentration.top(), concentration.all());
            case Average average -> List.of(average.periods());
            case Trend trend -> List.of(trend.ups(), trend.downs(), trend.ups() + trend.downs());
            case Missing missing -> List.of(missing.periods());
            default -> List.of();
        };
    }

    private static List<Figure> with(Optional<Figure> perhaps, Figure... certain) {
        return Stream.concat(Stream.of(certain), perhaps.stream()).toList();
    }
}
