package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.facts.Unit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How rows are best drawn: which columns go where. It holds no data of its own; whoever draws takes the rows of the
 * answer.
 *
 * @param x what runs along the drawing
 * @param y the figures; more than one only where they share a unit
 * @param series the column that tells several lines or bars apart
 * @param byYear whether each year of x is a line of its own over the same months
 * @param incomplete the rows whose period the data do not cover fully, to be drawn otherwise
 */
public record Chart(Kind kind, Axis x, List<Axis> y, Optional<Axis> series, boolean byYear, List<Integer> incomplete) {

    /** The forms there are. */
    public enum Kind {
        LINE,
        BAR,
        GROUPED_BAR,
        STACKED_SHARE,
        PIE,
        SCATTER,
        HISTOGRAM;

        /** As written in JSON. */
        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A column of the result; its unit as {@link Unit#read} reads it. */
    public record Axis(int column, String name, String unit) {}

    private static final int MOST_BARS = 60;
    private static final int MOST_LINES = 8;
    private static final int ENOUGH_FOR_A_CLOUD = 8;

    public Chart {
        y = List.copyOf(y);
        incomplete = List.copyOf(incomplete);
    }

    private Chart(Kind kind, Axis x, List<Axis> y, Optional<Axis> series) {
        this(kind, x, y, series, false, List.of());
    }

    /** The same columns in another form. */
    Chart as(Kind wanted) {
        return new Chart(wanted, x, y, series, byYear, incomplete);
    }

    /** The chart of a result, or nothing when a drawing would say no more than the rows. */
    static Optional<Chart> of(Profile profile) {
        return switch (profile.shape()) {
            case Shape.Nothing nothing -> Optional.empty();
            case Shape.SingleValue value -> Optional.empty();
            case Shape.OneRow row -> Optional.empty();
            case Shape.Series series -> along(profile, series);
            case Shape.GroupedSeries(int period, int group, int measure) ->
                !profile.complete() || distinct(profile.rows(), group) > MOST_LINES
                        ? Optional.empty()
                        : Optional.of(new Chart(
                                Kind.LINE,
                                axis(profile, period),
                                List.of(axis(profile, measure)),
                                Optional.of(axis(profile, group)),
                                false,
                                profile.unfinishedRows()));
            case Shape.Distribution(int bucket, int measure) ->
                Optional.of(new Chart(
                        Kind.HISTOGRAM, axis(profile, bucket), List.of(axis(profile, measure)), Optional.empty()));
            case Shape.Ranking ranking -> bars(profile, ranking.label(), ranking.measure());
            case Shape.Groups groups -> bars(profile, groups.label(), groups.measure());
            case Shape.Listing listing -> cloud(profile);
        };
    }

    /** Two periods are two bars; what was cut is no course at all. */
    private static Optional<Chart> along(Profile profile, Shape.Series series) {
        if (profile.isCutSeries()) {
            return Optional.empty();
        }
        return Optional.of(new Chart(
                profile.rows().count() == 2 ? Kind.BAR : Kind.LINE,
                axis(profile, series.period()),
                alike(profile, series.period(), series.measure()),
                Optional.empty(),
                profile.isYearOverYear(),
                profile.unfinishedRows()));
    }

    /** Rows that two columns name are grouped by the one that repeats; parts of a whole are stacked. */
    private static Optional<Chart> bars(Profile profile, int label, int measure) {
        Rows rows = profile.rows();
        if (rows.count() > MOST_BARS || distinct(rows, measure) < 2) {
            return Optional.empty();
        }
        Axis y = axis(profile, measure);
        Optional<Integer> second = IntStream.range(0, rows.columns().size())
                .filter(column -> column != label && rows.rows().getFirst().get(column) instanceof Cell.Text)
                .boxed()
                .findFirst();
        boolean repeats = distinct(rows, label) < rows.count();
        if (!repeats || second.isEmpty()) {
            return Optional.of(new Chart(Kind.BAR, axis(profile, label), List.of(y), Optional.empty()));
        }
        boolean parts = profile.complete() && profile.additive().contains(y.name()) && distinct(rows, second.get()) > 2;
        return Optional.of(new Chart(
                parts ? Kind.STACKED_SHARE : Kind.GROUPED_BAR,
                axis(profile, label),
                List.of(y),
                Optional.of(axis(profile, second.get()))));
    }

    private static Optional<Chart> cloud(Profile profile) {
        Rows rows = profile.rows();
        List<Integer> numbers = IntStream.range(0, rows.columns().size())
                .filter(column -> rows.column(column).stream().allMatch(Cell.Numeric.class::isInstance))
                .filter(column -> !rows.columns().get(column).name().matches("(?i)id|.*_id"))
                .boxed()
                .toList();
        return numbers.size() == 2 && rows.columns().size() <= 3 && rows.count() >= ENOUGH_FOR_A_CLOUD
                ? Optional.of(new Chart(
                        Kind.SCATTER,
                        axis(profile, numbers.getFirst()),
                        List.of(axis(profile, numbers.getLast())),
                        Optional.empty()))
                : Optional.empty();
    }

    /** Further measures of the same unit go into the same drawing. */
    private static List<Axis> alike(Profile profile, int period, int measure) {
        Rows rows = profile.rows();
        return IntStream.range(0, rows.columns().size())
                .filter(column -> column == measure
                        || (column != period
                                && rows.column(column).stream().anyMatch(Cell.Numeric.class::isInstance)
                                && !(profile.unit(column) instanceof Unit.Plain)
                                && profile.unit(column).equals(profile.unit(measure))))
                .limit(MOST_LINES)
                .mapToObj(column -> axis(profile, column))
                .toList();
    }

    private static Axis axis(Profile profile, int column) {
        String name = profile.rows().columns().get(column).name();
        return new Axis(column, name, profile.units().getOrDefault(name, ""));
    }

    private static long distinct(Rows rows, int column) {
        return rows.column(column).stream().distinct().count();
    }
}
