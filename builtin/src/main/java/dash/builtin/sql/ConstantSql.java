package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.builtin.query.Term.Constant.Kind;
import dash.schema.Column;
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

    /** Beside something that has no type of its own. */
    String text(Term.Constant constant) {
        return switch (constant.kind()) {
            case NUMBER -> isNumber(constant) ? constant.value() : dialect.text(constant.value());
            case TEXT -> dialect.text(constant.value());
            case TRUTH -> truth(Boolean.parseBoolean(constant.value()), Optional.empty());
            case DAY -> dialect.day(day(constant));
        };
    }

    /** Beside a column, whose type decides how it is spelled and whether it can be. */
    String text(Term.Constant constant, Column column) {
        Optional<TypeFamily> family = TypeFamily.of(column.type());
        if (constant.kind() == Kind.TRUTH) {
            return truth(Boolean.parseBoolean(constant.value()), family);
        }
        boolean words = !column.enumeration().isEmpty()
                || family.filter(TypeFamily.TEXT::equals).isPresent();
        if (words) {
            return dialect.text(constant.value());
        }
        if (family.filter(TypeFamily::isNumber).isPresent()) {
            return number(constant, column);
        }
        return family.filter(TypeFamily::isTime).isPresent() ? dialect.day(day(constant)) : text(constant);
    }

    private static String number(Term.Constant constant, Column column) {
        if (!isNumber(constant)) {
            throw new Unwritable(column.name() + " holds numbers, and " + constant + " is none");
        }
        return constant.value();
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
