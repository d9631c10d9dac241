package dash.builtin.query;

import dash.schema.Table;

/**
 * A table where it stands in a query. Equal occurrences are the same rows.
 *
 * @param number tells two occurrences of one table apart: 0 unless the question speaks of two different rows
 * @param via the column that leads to it or from it when several keys could, such as {@code from_airport}; else empty
 */
public record Occurrence(Table table, int number, String via) {

    public static Occurrence of(Table table) {
        return new Occurrence(table, 0, "");
    }

    public Occurrence again(int other) {
        return new Occurrence(table, other, via);
    }

    /** By name: a schema has one table of a name, and comparing all of its columns would be slow. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Occurrence that
                && number == that.number
                && table.name().equals(that.table.name())
                && via.equals(that.via);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * table.name().hashCode() + number) + via.hashCode();
    }

    @Override
    public String toString() {
        return table.name().name() + (number == 0 ? "" : "#" + number) + (via.isEmpty() ? "" : "@" + via);
    }
}
