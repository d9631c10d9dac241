package dash.doubt;

import dash.statement.CalendarCall;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Node;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Days of another time zone than the project's: a moment is compared with a date, or grouped by days, months or years, on the
 * clock of another zone. A moment with a zone is read on the project's own clock, because every session runs on it.
 */
final class CompareZones implements DoubtRule {

    private static final double WEIGHT = 0.25;
    private static final Set<String> COMPARING = Set.of("<", ">", "<=", ">=", "=", "<>");

    /** What stands on another clock, and how it would stand on the project's. */
    private record Found(Expression side, String clock, List<Edit> edits) {}

    @Override
    public Stream<Suspicion> suspicions(Suspect suspect) {
        ZoneId zone = suspect.context().calendar().timeZone();
        if (isNamed(suspect.words())) {
            return Stream.empty();
        }
        List<Found> found = suspect.selections().all().stream()
                .flatMap(selection -> selection.nodes().stream()
                        .flatMap(node -> found(new Clocks(suspect, selection, zone), node).stream()))
                .distinct()
                .toList();
        if (found.isEmpty()) {
            return Stream.empty();
        }
        List<Edit> edits =
                found.stream().flatMap(one -> one.edits().stream()).distinct().toList();
        return Stream.of(
                new Suspicion(doubt(suspect, found.getFirst(), zone), Edits.apply(suspect.statement(), edits)));
    }

    /** "by day in UTC": somebody knows what they ask for. */
    private static boolean isNamed(Words words) {
        return words.has("utc") || words.has("gmt") || words.has("time zone") || words.has("timezone");
    }

    private static Optional<Found> found(Clocks clocks, Node node) {
        return switch (node) {
            case Expression.Operation operation
            when operation.left().isPresent()
                    && COMPARING.contains(operation.operator().symbol()) ->
                compared(clocks, operation.left().get(), List.of(operation.right()))
                        .or(() -> compared(
                                clocks,
                                operation.right(),
                                List.of(operation.left().get())));
            case Expression.Between between ->
                compared(clocks, between.value(), List.of(between.low(), between.high()));
            case Expression.Call call ->
                CalendarCall.of(call)
                        .filter(asked -> !asked.unit().equals("epoch"))
                        .flatMap(asked -> elsewhere(clocks, asked.of()));
            case Expression.Cast cast when Clocks.isDay(cast.type()) -> elsewhere(clocks, cast.value());
            default -> Optional.empty();
        };
    }

    private static Optional<Found> elsewhere(Clocks clocks, Expression side) {
        return clocks.of(side)
                .filter(clocks::isOther)
                .map(clock -> new Found(side, clock.shown(), clocks.mended(side)));
    }

    /** A column's moment against days that no column says. */
    private static Optional<Found> compared(Clocks clocks, Expression side, List<Expression> days) {
        boolean bare = days.stream().allMatch(day -> clocks.day(day).isPresent());
        if (!bare || side.every(Expression.Column.class).findAny().isEmpty()) {
            return Optional.empty();
        }
        Optional<Found> other = elsewhere(clocks, side);
        return other.isPresent() ? other : otherDay(clocks, side, days);
    }

    /** A moment against the midnight of another zone. */
    private static Optional<Found> otherDay(Clocks clocks, Expression side, List<Expression> days) {
        List<Expression> others =
                days.stream().filter(day -> clocks.isOtherMidnight(day)).toList();
        if (others.isEmpty() || !clocks.isMoment(side)) {
            return Optional.empty();
        }
        List<Edit> edits = others.stream()
                .map(day -> new Edit(day.span(), clocks.midnight(clocks.day(day).orElse(LocalDate.EPOCH))))
                .toList();
        return Optional.of(new Found(others.getFirst(), "the midnight of another time zone", edits));
    }

    private static Doubt doubt(Suspect suspect, Found found, ZoneId zone) {
        String written = ProbeSql.text(suspect.statement(), found.side());
        return new Doubt(
                Doubt.Kind.WRONG_ZONE,
                "The SQL uses days of another time zone than " + zone.getId() + ".",
                written + " is on " + found.clock() + ", and the project's days are those of " + zone.getId(),
                WEIGHT,
                found.edits().stream()
                        .map(Edit::text)
                        .filter(text -> !text.equals(written))
                        .findFirst()
                        .map(text -> "use days of " + zone.getId() + ": " + text + " instead of " + written)
                        .orElse(""));
    }
}
