package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Expected.Value;
import dash.golden.ResultComparison.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Compares only what the columns are: how many, and of which kind. Their order and names do not matter. */
final class Structure {

    /** What a column holds, however a database calls it. */
    enum Kind {
        NUMBER,
        TEXT,
        TIME,
        TRUTH,
        /** Nothing but NULLs, which fits everything. */
        ANYTHING
    }

    private Structure() {}

    static List<Kind> kinds(Rows rows) {
        List<Kind> kinds = new ArrayList<>();
        for (int column = 0; column < rows.columns().size(); column++) {
            kinds.add(rows.column(column).stream()
                    .map(Structure::kind)
                    .filter(kind -> kind != Kind.ANYTHING)
                    .findFirst()
                    .orElse(Kind.ANYTHING));
        }
        return kinds;
    }

    static List<Kind> kinds(Wanted expected) {
        List<Kind> kinds = new ArrayList<>();
        for (int column = 0; column < expected.width(); column++) {
            kinds.add(expected.column(column).stream()
                    .map(Structure::kind)
                    .filter(kind -> kind != Kind.ANYTHING)
                    .findFirst()
                    .orElse(Kind.ANYTHING));
        }
        return kinds;
    }

    static Result compare(List<Kind> expected, Rows actual) {
        List<Kind> found = kinds(actual);
        if (found.size() < expected.size()) {
            return different(expected, found);
        }
        List<Kind> left = new ArrayList<>(found);
        boolean all = expected.stream()
                .filter(kind -> kind != Kind.ANYTHING)
                .allMatch(kind -> left.remove(kind) || left.remove(Kind.ANYTHING));
        if (!all) {
            return different(expected, found);
        }
        int further = found.size() - expected.size();
        return further == 0
                ? new Result.Same()
                : new Result.SameAndMore(actual.columns().subList(expected.size(), found.size()).stream()
                        .map(column -> column.name())
                        .toList());
    }

    private static Result different(List<Kind> expected, List<Kind> found) {
        return new Result.Different("expected columns of %s, got %s".formatted(inWords(expected), inWords(found)));
    }

    private static String inWords(List<Kind> kinds) {
        return String.join(
                ", ",
                kinds.stream().map(kind -> kind.name().toLowerCase(Locale.ROOT)).toList());
    }

    private static Kind kind(Value value) {
        return switch (value) {
            case Expected.Exactly(Cell cell) -> kind(cell);
            case Expected.Between between -> Kind.NUMBER;
            case Expected.Matches pattern -> Kind.TEXT;
        };
    }

    private static Kind kind(Cell cell) {
        return switch (cell) {
            case Cell.Missing missing -> Kind.ANYTHING;
            case Cell.Numeric numeric -> Kind.NUMBER;
            case Cell.NotANumber name -> Kind.NUMBER;
            case Cell.Truth truth -> Kind.TRUTH;
            case Cell.Day day -> Kind.TIME;
            case Cell.LocalMoment moment -> Kind.TIME;
            case Cell.Moment moment -> Kind.TIME;
            case Cell.TimeOfDay time -> Kind.TIME;
            case Cell.Text text -> When.of(text).isPresent() ? Kind.TIME : Kind.TEXT;
            case Cell.Other other -> Kind.TEXT;
        };
    }
}
