package dash.claim;

import dash.documents.TimeMentions;
import dash.documents.TimeSpan;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Shape;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The time that each row is about, as far as its columns say so. */
final class RowPeriods {

    /** Months and quarters without a year are those of one that nobody speaks of. */
    private static final int NO_YEAR = 2000;

    private final Rows rows;
    private final Set<Integer> columns = new HashSet<>();
    private final List<Optional<TimeSpan>> spans = new ArrayList<>();

    RowPeriods(Rows rows) {
        this.rows = rows;
        int year = column("year", 1900, 2100);
        int month = column("month", 1, 12);
        int quarter = column("quarter", 1, 4);
        int dated = dated();
        if (dated >= 0) {
            columns.add(dated);
            rows.column(dated).forEach(cell -> spans.add(span(dated, cell)));
        } else if (year >= 0) {
            columns.add(year);
            int part = month >= 0 ? month : quarter;
            if (part >= 0) {
                columns.add(part);
            }
            int months = month >= 0 ? 1 : quarter >= 0 ? 3 : 12;
            rows.rows()
                    .forEach(row -> spans.add(
                            numbered(row.get(year), part < 0 ? Optional.empty() : Optional.of(row.get(part)), months)));
        } else {
            rows.rows().forEach(row -> spans.add(Optional.empty()));
        }
    }

    Set<Integer> columns() {
        return columns;
    }

    List<Optional<TimeSpan>> spans() {
        return spans;
    }

    static Optional<LocalDate> day(Cell cell) {
        return switch (cell) {
            case Cell.Day(LocalDate day) -> Optional.of(day);
            case Cell.LocalMoment moment -> Optional.of(moment.value().toLocalDate());
            case Cell.Moment moment -> Optional.of(moment.value().toLocalDate());
            default -> Optional.empty();
        };
    }

    private int column(String name, int least, int most) {
        for (int at = 0; at < rows.columns().size(); at++) {
            boolean named = Stems.words(rows.columns().get(at).name()).contains(name);
            if (named && !rows.isEmpty() && rows.column(at).stream().allMatch(cell -> isBetween(cell, least, most))) {
                return at;
            }
        }
        return -1;
    }

    private static boolean isBetween(Cell cell, int least, int most) {
        return cell.plain().matches("\\d{1,4}")
                && Integer.parseInt(cell.plain()) >= least
                && Integer.parseInt(cell.plain()) <= most;
    }

    /** A column of days or named periods that every row has, if its name says time or it stands first. */
    private int dated() {
        for (int at = 0; at < rows.columns().size(); at++) {
            String name = rows.columns().get(at).name();
            boolean time = at == 0
                    || (Shape.PERIOD_NAME.matcher(name).matches() && !name.endsWith("_on") && !name.endsWith("_at"));
            int column = at;
            if (time
                    && !rows.isEmpty()
                    && rows.column(at).stream()
                            .allMatch(cell -> span(column, cell).isPresent())) {
                return at;
            }
        }
        return -1;
    }

    private Optional<TimeSpan> span(int column, Cell cell) {
        Optional<LocalDate> day = day(cell);
        if (day.isPresent()) {
            return Optional.of(grown(column, day.get()));
        }
        if (!(cell instanceof Cell.Text text)) {
            return Optional.empty();
        }
        String small = text.value().strip().toLowerCase(Locale.ROOT);
        if (Vocabulary.MONTH.has(small)) {
            LocalDate first = LocalDate.of(
                    NO_YEAR, Vocabulary.MONTH.number(small).orElse(1.0).intValue(), 1);
            return Optional.of(new TimeSpan(first, first.plusMonths(1)));
        }
        if (small.matches("q[1-4]")) {
            LocalDate first = LocalDate.of(NO_YEAR, (small.charAt(1) - '1') * 3 + 1, 1);
            return Optional.of(new TimeSpan(first, first.plusMonths(3)));
        }
        List<TimeMentions.Found> found = TimeMentions.found(text.value());
        return found.size() == 1
                        && found.getFirst().end() - found.getFirst().start()
                                >= text.value().strip().length() - 1
                ? Optional.of(found.getFirst().span())
                : Optional.empty();
    }

    private TimeSpan grown(int column, LocalDate start) {
        String name = rows.columns().get(column).name().toLowerCase(Locale.ROOT);
        List<LocalDate> days =
                rows.column(column).stream().flatMap(cell -> day(cell).stream()).toList();
        boolean firsts = days.stream().allMatch(day -> day.getDayOfMonth() == 1);
        boolean several = days.stream().distinct().count() > 1;
        boolean thirds = several
                && days.size() > 2
                && days.stream().allMatch(day -> day.getMonthValue() % 3 == 1)
                && !name.contains("month")
                && !name.contains("year");
        if (firsts && (name.contains("quarter") || thirds)) {
            return new TimeSpan(start, start.plusMonths(3));
        }
        if (firsts && (name.contains("year") || (several && days.stream().allMatch(day -> day.getDayOfYear() == 1)))) {
            return new TimeSpan(start, start.plusYears(1));
        }
        if (firsts && (several || name.contains("month"))) {
            return new TimeSpan(start, start.plusMonths(1));
        }
        return new TimeSpan(start, start.plusDays(name.contains("week") ? 7 : 1));
    }

    private static Optional<TimeSpan> numbered(Cell year, Optional<Cell> part, int months) {
        int number = part.map(cell -> Integer.parseInt(cell.plain())).orElse(1);
        LocalDate from = LocalDate.of(Integer.parseInt(year.plain()), (number - 1) * months + 1, 1);
        return Optional.of(new TimeSpan(from, from.plusMonths(months)));
    }
}
