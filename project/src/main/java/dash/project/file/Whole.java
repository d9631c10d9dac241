package dash.project.file;

import dash.files.Fields;
import java.math.BigDecimal;
import java.util.Optional;

/** Whole numbers of a project file. */
final class Whole {

    private Whole() {}

    static int of(Fields fields, String name, int standard, int least, int most) {
        return (int) ofLong(fields, name, standard, least, most);
    }

    static long ofLong(Fields fields, String name, long standard, long least, long most) {
        Optional<BigDecimal> written = fields.number(name);
        if (written.isEmpty()) {
            return standard;
        }
        BigDecimal value = written.get();
        boolean fits = value.stripTrailingZeros().scale() <= 0
                && value.compareTo(BigDecimal.valueOf(least)) >= 0
                && value.compareTo(BigDecimal.valueOf(most)) <= 0;
        if (!fits) {
            throw fields.wrong(name, value.toPlainString(), name + " is a whole number from " + least + " to " + most);
        }
        return value.longValueExact();
    }
}
