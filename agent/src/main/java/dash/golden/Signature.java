package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * What a column holds, at a glance: spares a row by row comparison of columns that cannot be the same.
 *
 * @param keys a checksum of everything that is neither number nor time, whatever the order of rows
 */
record Signature(long keys, Optional<BigDecimal> least, Optional<BigDecimal> most) {

    static Signature of(List<Cell> cells) {
        long keys = 0;
        Optional<BigDecimal> least = Optional.empty();
        Optional<BigDecimal> most = Optional.empty();
        for (Cell cell : cells) {
            String key = Sameness.key(cell);
            keys += 31L * key.hashCode() + 1;
            if (key.equals("#")) {
                BigDecimal number = Sameness.number(cell).orElseThrow();
                least = Optional.of(least.map(number::min).orElse(number));
                most = Optional.of(most.map(number::max).orElse(number));
            }
        }
        return new Signature(keys, least, most);
    }

    /** False only when the columns surely differ. */
    boolean mayBe(Signature other, Sameness sameness) {
        return keys == other.keys && close(least, other.least, sameness) && close(most, other.most, sameness);
    }

    private static boolean close(Optional<BigDecimal> one, Optional<BigDecimal> other, Sameness sameness) {
        return one.isEmpty()
                || other.isEmpty()
                || sameness.same(new Cell.Numeric(one.get()), new Cell.Numeric(other.get()));
    }
}
