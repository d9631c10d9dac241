package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes values out of the question as what they are compared with. */
final class ConstantSql {

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,30}(\\.\\d{1,30})?");

    private final Dialect dialect;

    ConstantSql(Dialect dialect) {
        this.dialect = dialect;
    }

    /** Beside a column of this type, or beside something that has none. */
    String text(Term.Constant constant, Optional<String> type) {
        Optional<TypeFamily> family = type.flatMap(TypeFamily::of);
        boolean beforeText = family.filter(TypeFamily.TEXT::equals).isPresent();
        boolean beforeNumber = family.filter(TypeFamily::isNumber).isPresent();
        return switch (constant.kind()) {
            case NUMBER -> isNumber(constant) && !beforeText ? constant.value() : dialect.text(constant.value());
            case TEXT -> isNumber(constant) && beforeNumber ? constant.value() : dialect.text(constant.value());
            case TRUTH -> truth(Boolean.parseBoolean(constant.value()), family);
            case DAY -> beforeText ? dialect.text(constant.value()) : dialect.day(day(constant));
        };
    }

    static String truth(boolean truth, Optional<TypeFamily> family) {
        boolean counted = family.filter(TypeFamily::isNumber).isPresent();
        if (counted) {
            return truth ? "1" : "0";
        }
        if (family.filter(known -> known != TypeFamily.TRUTH).isPresent()) {
            throw new Unwritable("a truth value is no value of a column of " + family.get());
        }
        return truth ? "TRUE" : "FALSE";
    }

    private static boolean isNumber(Term.Constant constant) {
        return NUMBER.matcher(constant.value()).matches();
    }

    static LocalDate day(Term.Constant constant) {
        try {
            return LocalDate.parse(constant.value());
        } catch (DateTimeException notOne) {
            throw new Unwritable(constant.value() + " is no day");
        }
    }
}
