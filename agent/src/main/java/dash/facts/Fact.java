package dash.facts;

/** A figure computed from rows that an insight may state. */
public sealed interface Fact {

    /** The only value of a result. */
    record Value(String column, Figure figure) implements Fact {}

    /** The first of a ranking; {@code tiedWith} counts others with the same figure. */
    record Leader(String label, String column, Figure figure, int tiedWith) implements Fact {}

    /** How far the leader is ahead of the next. */
    record Lead(String next, Figure gap) implements Fact {}

    /** The leader's part of the sum of all rows. Only when the rows are all there are. */
    record ShareOfTotal(Figure share, Figure total) implements Fact {}

    /** From the first to the last period of a series. {@code percent} is empty when the first is zero. */
    record Change(String from, String to, Figure first, Figure last, Figure difference, String percent)
            implements Fact {}

    /** The highest period of a series. */
    record Highest(String period, Figure figure) implements Fact {}

    /** The lowest period of a series. */
    record Lowest(String period, Figure figure) implements Fact {}

    /** How many rows came back, and whether there were more. */
    record RowCount(int rows, boolean complete) implements Fact {}
}
