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

    /** A value of a result that is one row. */
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

    /** One figure of a row as a part of another one of it, where the row shows the share itself. */
    record Part(String column, Figure figure, String ofColumn, Figure whole, String asColumn, Figure share)
            implements Fact {}

    /** How many rows there are where not all of them are shown. */
    record All(int rows) implements Fact {}

    /** The sum of all rows or of all complete periods, and of how many. */
    record Total(Figure figure, int rows) implements Fact {}

    /** So many of a ranking's rows have one and the same figure that it is a list of names rather than a ranking. */
    record Level(Figure figure, int rows, int all) implements Fact {}

    /** The first of a ranking; {@code tied} are the others with the same figure. */
    record Leader(String label, String column, Figure figure, List<String> tied) implements Fact {
        public Leader {
            tied = List.copyOf(tied);
        }
    }

    /** How many rows have the leader's figure, where not all of them are known by name. */
    record Tied(int rows) implements Fact {}

    /** Who comes behind the leader, and by how much. */
    record Lead(String next, Figure figure, Figure gap) implements Fact {}

    /** The leader's part of the sum of all rows. Only when the rows are all there are. */
    record ShareOfTotal(Figure share, Figure total) implements Fact {}

    /** The first {@code top} of {@code all} rows together hold this share of the total. */
    record Concentration(int top, int all, Figure share) implements Fact {}

    /** The last of a complete ranking. */
    record Trailer(String label, Figure figure) implements Fact {}

    /**
     * Two groups beside each other.
     *
     * @param percent how much more the higher one is
     * @param times how many times the lower fits into the higher
     */
    record Comparison(
            String higher,
            Figure high,
            String lower,
            Figure low,
            Figure difference,
            Optional<Figure> percent,
            Optional<Figure> times)
            implements Fact {}

    /** Something beside what it is naturally compared with. */
    record Against(
            With with,
            String name,
            Figure figure,
            String other,
            Figure before,
            Figure difference,
            Optional<Figure> percent)
            implements Fact {

        static Against of(With with, String name, Figure figure, String other, Figure before) {
            return new Against(with, name, figure, other, before, figure.minus(before), figure.changeFrom(before));
        }
    }

    /** What a figure is set beside. */
    enum With {
        /** The newest complete period beside the same one a year before. */
        YEAR_BEFORE,
        /** The last whole calendar year of a series beside the one before. */
        YEARS,
        /** Two stretches of periods with a gap between them. */
        STRETCHES,
        /** Two columns of the same unit. */
        COLUMNS
    }

    /** From the first to the last complete period of a series. */
    record Change(String from, String to, Figure first, Figure last, Figure difference, Optional<Figure> percent)
            implements Fact {}

    /** From the last complete period but one to the last; {@code news} where chance alone hardly takes them so far apart. */
    record LatestStep(String from, String to, Figure difference, Optional<Figure> percent, boolean news)
            implements Fact {}

    /** The highest complete period of a series. */
    record Highest(String period, Figure figure) implements Fact {}

    /** The lowest complete period of a series. */
    record Lowest(String period, Figure figure) implements Fact {}

    /** The mean over the complete periods. */
    record Average(Figure figure, int periods) implements Fact {}

    /**
     * How the steps between complete periods went.
     *
     * @param clear the ends lie farther apart than this series usually moves from one period to the next
     */
    record Trend(Direction direction, int ups, int downs, boolean clear) implements Fact {}

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
     * @param percent how far it is from there, relative to it
     */
    record Unusual(
            String period,
            LocalDate from,
            LocalDate before,
            Figure figure,
            Figure usual,
            boolean low,
            Optional<Figure> percent)
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
            case Part part -> List.of(part.figure(), part.whole(), part.share());
            case All all -> List.of();
            case Tied tied -> List.of();
            case Total total -> List.of(total.figure());
            case Level level -> List.of(level.figure());
            case Leader leader -> List.of(leader.figure());
            case Lead lead -> List.of(lead.figure(), lead.gap());
            case ShareOfTotal share -> List.of(share.share(), share.total());
            case Concentration concentration -> List.of(concentration.share());
            case Trailer trailer -> List.of(trailer.figure());
            case Comparison two ->
                Stream.of(
                                Stream.of(two.high(), two.low(), two.difference()),
                                two.percent().stream(),
                                two.times().stream())
                        .flatMap(figures -> figures)
                        .toList();
            case Against two -> with(two.percent(), two.figure(), two.before(), two.difference());
            case Change change -> with(change.percent(), change.first(), change.last(), change.difference());
            case LatestStep step -> with(step.percent(), step.difference());
            case Highest highest -> List.of(highest.figure());
            case Lowest lowest -> List.of(lowest.figure());
            case Average average -> List.of(average.figure());
            case Trend trend -> List.of();
            case TurningPoint turn -> List.of(turn.figure());
            case Unusual unusual -> with(unusual.percent(), unusual.figure(), unusual.usual());
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
            case All all -> List.of(all.rows());
            case Tied tied -> List.of(tied.rows());
            case Total total -> List.of(total.rows());
            case Level level -> List.of(level.rows(), level.all(), level.all() - level.rows());
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
