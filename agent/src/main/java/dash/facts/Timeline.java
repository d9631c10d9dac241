package dash.facts;

import dash.execute.Cell;
import dash.execute.Rows;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The points of a series in the order of time, with what is known about their periods. */
final class Timeline {

    private static final Pattern MONTH = Pattern.compile("(\\d{4})-(\\d{2})");
    private static final Pattern QUARTER = Pattern.compile("(\\d{4})[- ]?Q([1-4])");
    private static final Pattern QUARTER_FIRST = Pattern.compile("Q([1-4]) (\\d{4})");
    private static final Pattern YEAR = Pattern.compile("[12]\\d{3}");

    /** One period; its start is absent where the column does not tell a day. */
    record Point(String label, Optional<LocalDate> start, String order, Figure figure) {}

    private final List<Point> points;
    private final Optional<Grain> grain;

    private Timeline(List<Point> points, Optional<Grain> grain) {
        this.points = points;
        this.grain = grain;
    }

    static Timeline of(Profile profile, int period, int measure) {
        PeriodNames names = PeriodNames.ofColumn(profile.rows(), period);
        List<Point> points = new ArrayList<>();
        for (int row = 0; row < profile.rows().count(); row++) {
            List<Cell> cells = profile.rows().rows().get(row);
            if (cells.get(measure) instanceof Cell.Numeric) {
                Cell at = cells.get(period);
                points.add(new Point(names.of(at), start(at), order(at), profile.figure(row, measure)));
            }
        }
        points.sort(Comparator.comparing(Point::order));
        return new Timeline(points, profile.grain().or(() -> inferred(days(points), profile.rows(), period)));
    }

    /** The same periods with other figures, for instance totals over groups. */
    static Timeline of(List<Point> points, Optional<Grain> grain) {
        return new Timeline(
                points.stream().sorted(Comparator.comparing(Point::order)).toList(), grain);
    }

    List<Point> points() {
        return points;
    }

    Optional<Grain> grain() {
        return grain;
    }

    /** Texts of one form sort as they are; numbers have to be made equally long first. */
    private static String order(Cell period) {
        return start(period)
                .map(LocalDate::toString)
                .orElseGet(() -> period instanceof Cell.Numeric
                        ? "0".repeat(Math.max(0, 6 - period.plain().length())) + period.plain()
                        : period.plain());
    }

    static Optional<LocalDate> start(Cell cell) {
        return switch (cell) {
            case Cell.Day(LocalDate day) -> Optional.of(day);
            case Cell.LocalMoment moment -> Optional.of(moment.value().toLocalDate());
            case Cell.Moment moment -> Optional.of(moment.value().toLocalDate());
            case Cell.Text text -> written(text.value());
            case Cell.Numeric(BigDecimal number) -> written(number.toPlainString());
            default -> Optional.empty();
        };
    }

    private static Optional<LocalDate> written(String text) {
        Matcher month = MONTH.matcher(text);
        if (month.matches() && month.group(2).matches("0[1-9]|1[0-2]")) {
            return Optional.of(LocalDate.of(Integer.parseInt(month.group(1)), Integer.parseInt(month.group(2)), 1));
        }
        Matcher quarter = QUARTER.matcher(text);
        if (quarter.matches()) {
            return Optional.of(quarter(quarter.group(1), quarter.group(2)));
        }
        Matcher other = QUARTER_FIRST.matcher(text);
        if (other.matches()) {
            return Optional.of(quarter(other.group(2), other.group(1)));
        }
        return YEAR.matcher(text).matches() ? Optional.of(LocalDate.of(Integer.parseInt(text), 1, 1)) : Dates.day(text);
    }

    private static LocalDate quarter(String year, String number) {
        return LocalDate.of(Integer.parseInt(year), Integer.parseInt(number) * 3 - 2, 1);
    }

    /** Nothing where one of them tells no day. */
    private static List<LocalDate> days(List<Point> points) {
        return points.stream().anyMatch(point -> point.start().isEmpty())
                ? List.of()
                : points.stream().map(point -> point.start().orElseThrow()).toList();
    }

    /** How long the periods of a column are; nothing where one of them tells no day. */
    static Optional<Grain> inferred(Rows rows, int period) {
        List<Optional<LocalDate>> starts =
                rows.column(period).stream().map(Timeline::start).distinct().toList();
        return starts.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : inferred(starts.stream().map(Optional::orElseThrow).toList(), rows, period);
    }

    /** How long the periods of a column are that begin on these days. */
    static Optional<Grain> inferred(List<LocalDate> starts, Rows rows, int period) {
        if (starts.size() < 2) {
            return Optional.empty();
        }
        List<Cell> cells = rows.column(period);
        boolean years =
                cells.stream().allMatch(cell -> YEAR.matcher(cell.plain()).matches());
        boolean months = starts.stream().allMatch(day -> day.getDayOfMonth() == 1);
        if (years || (months && starts.stream().allMatch(day -> day.getMonth() == Month.JANUARY))) {
            return Optional.of(Grain.YEAR);
        }
        if (months) {
            String name = rows.columns().get(period).name().toLowerCase(Locale.ROOT);
            boolean quarters = name.contains("quarter")
                    || cells.stream().allMatch(cell -> cell.plain().contains("Q"));
            return Optional.of(quarters ? Grain.QUARTER : Grain.MONTH);
        }
        boolean weeks = starts.stream().map(LocalDate::getDayOfWeek).distinct().count() == 1;
        return Optional.of(weeks ? Grain.WEEK : Grain.DAY);
    }

    /** The rows whose period the data do not cover from its first to its last day. */
    static List<Integer> unfinished(Profile profile, int period) {
        Timeline timeline = new Timeline(List.of(), profile.grain());
        List<Cell> cells = profile.rows().column(period);
        return IntStream.range(0, cells.size())
                .filter(row -> !timeline.isComplete(start(cells.get(row)), profile))
                .boxed()
                .toList();
    }

    /** Whether the data cover a point's period from its first to its last day. */
    boolean isComplete(Point point, Profile profile) {
        return isComplete(point.start(), profile);
    }

    private boolean isComplete(Optional<LocalDate> first, Profile profile) {
        if (grain.isEmpty() || first.isEmpty()) {
            return true;
        }
        LocalDate start = first.get();
        LocalDate end = grain.get().after(start);
        boolean over = !end.isAfter(profile.knownTo());
        boolean fromTheStart = profile.range()
                .flatMap(TimeRange::from)
                .map(from -> !from.isAfter(start))
                .orElse(true);
        boolean toTheEnd = profile.range()
                .flatMap(TimeRange::before)
                .map(before -> !before.isBefore(end))
                .orElse(true);
        return over && fromTheStart && toTheEnd;
    }
}
