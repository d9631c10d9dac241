package dash.claim;

import dash.claim.Measure.Kind;
import dash.claim.Quantity.Form;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Figures of the same rows with one another. */
final class Across {

    private Across() {}

    /** Figures of the same rows with one another: one for each of another, and what columns come to. */
    static void rows(Search search, Cues cues, ResultTable table, BitSet rows) {
        Quantity quantity = search.quantity;
        if (quantity.isShare()
                || quantity.form() == Form.ORDINAL
                || table.measures().size() < 2) {
            return;
        }
        List<BitSet> choices = new ArrayList<>(List.of(rows));
        for (int row = rows.nextSetBit(0);
                row >= 0 && rows.cardinality() > 1 && rows.cardinality() <= 20;
                row = rows.nextSetBit(row + 1)) {
            BitSet one = new BitSet();
            one.set(row);
            choices.add(one);
        }
        for (BitSet choice : choices) {
            for (Measure one : table.measures()) {
                for (Measure other : table.measures()) {
                    if (!one.equals(other)) {
                        pair(
                                search,
                                cues,
                                Values.sum(Values.of(table, choice, one)),
                                Values.sum(Values.of(table, choice, other)),
                                one,
                                other);
                    }
                }
            }
            double all = table.measures().stream()
                    .mapToDouble(measure -> Values.sum(Values.of(table, choice, measure)))
                    .sum();
            search.plain(all);
            if (table.measures().size() > 3) {
                table.measures().forEach(measure -> search.plain(all - Values.sum(Values.of(table, choice, measure))));
            }
        }
    }

    static void pair(Search search, Cues cues, double value, double other, Measure measure, Measure beside) {
        boolean money = measure.kind() == Kind.MONEY || measure.kind() == Kind.UNKNOWN;
        double factor = measure.hundredths() ? 0.01 : 1;
        if (other != 0 && (search.quantity.form() != Form.MONEY || money)) {
            boolean both = measure.hundredths() && beside.hundredths();
            search.plain(value / other * (both ? 1 : factor));
        }
        if (cues.change()
                && search.quantity.form() != Form.TIMES
                && (search.quantity.form() != Form.MONEY || money)
                && measure.kind() == beside.kind()) {
            search.difference((value - other) * factor);
        }
    }
}
