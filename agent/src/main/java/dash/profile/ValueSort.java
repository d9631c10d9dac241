package dash.profile;

import dash.execute.Cell;
import dash.schema.Column;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.Optional;

/** What sort of values a column holds, by its type; where the type has no everyday name, by what is in it. */
public enum ValueSort {
    TEXT,
    WHOLE,
    NUMBER,
    TRUTH,
    TIME,
    OTHER;

    static ValueSort of(Column column, List<Cell> cells) {
        if (!column.enumeration().isEmpty()) {
            return TEXT;
        }
        Optional<TypeFamily> family = TypeFamily.of(column.type());
        return family.map(ValueSort::of).orElseGet(() -> byValues(cells));
    }

    private static ValueSort of(TypeFamily family) {
        return switch (family) {
            case TEXT, UUID -> TEXT;
            case WHOLE_NUMBER -> WHOLE;
            case DECIMAL_NUMBER, FLOATING_NUMBER, ANY_NUMBER -> NUMBER;
            case TRUTH -> TRUTH;
            case DAY, LOCAL_MOMENT, MOMENT, ANY_MOMENT -> TIME;
            case TIME_OF_DAY, JSON -> OTHER;
        };
    }

    private static ValueSort byValues(List<Cell> cells) {
        List<ValueSort> sorts = cells.stream()
                .filter(cell -> !(cell instanceof Cell.Missing))
                .map(ValueSort::of)
                .distinct()
                .toList();
        if (sorts.size() == 1) {
            return sorts.getFirst();
        }
        return !sorts.isEmpty() && sorts.stream().allMatch(sort -> sort == WHOLE || sort == NUMBER) ? NUMBER : OTHER;
    }

    private static ValueSort of(Cell cell) {
        return switch (cell) {
            case Cell.Text text -> TEXT;
            case Cell.Numeric number -> number.value().stripTrailingZeros().scale() <= 0 ? WHOLE : NUMBER;
            case Cell.NotANumber name -> NUMBER;
            case Cell.Truth truth -> TRUTH;
            case Cell.Day day -> TIME;
            case Cell.LocalMoment moment -> TIME;
            case Cell.Moment moment -> TIME;
            case Cell.TimeOfDay time -> OTHER;
            case Cell.Other other -> OTHER;
            case Cell.Missing missing -> OTHER;
        };
    }

    public boolean isNumber() {
        return this == WHOLE || this == NUMBER;
    }
}
