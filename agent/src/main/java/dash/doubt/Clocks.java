package dash.doubt;

import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Selection;
import dash.statement.CalendarCall;
import dash.statement.Dialect;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.TypeName;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** On which clock the moments of one SELECT are read. */
final class Clocks {

    /** A point in time, or what the clocks of a zone show. */
    sealed interface Clock {

        String shown();

        /** Read in the zone of the session, which is the project's. */
        record Moment() implements Clock {
            @Override
            public String shown() {
                return "no clock of its own";
            }
        }

        /** Days and times of a zone. */
        record Wall(ZoneId zone) implements Clock {
            @Override
            public String shown() {
                return "the clock of " + zone.getId();
            }
        }
    }

    private static final Clock MOMENT = new Clock.Moment();
    private static final Pattern MIDNIGHT =
            Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]00:00(?::00(?:\\.0+)?)?(Z|[+-][0-9]{2}(?::?[0-9]{2})?)");
    private static final Pattern UTC = Pattern.compile("(?i).*\\b(utc|gmt)\\b.*", Pattern.DOTALL);
    private static final Set<String> MOMENTS = Set.of("to_timestamp", "now", "clock_timestamp");

    private final Suspect suspect;
    private final Selection selection;
    private final ZoneId zone;

    Clocks(Suspect suspect, Selection selection, ZoneId zone) {
        this.suspect = suspect;
        this.selection = selection;
        this.zone = zone;
    }

    /** Empty for what is no moment, and where nobody says. */
    Optional<Clock> of(Expression value) {
        return switch (value) {
            case Expression.Column column -> column(column);
            case Expression.AtTimeZone shifted -> shifted(shifted);
            case Expression.Cast cast when isMoment(cast.type()) -> Optional.of(MOMENT);
            case Expression.Cast cast -> of(cast.value());
            case Expression.Call call when MOMENTS.contains(call.name().last()) -> Optional.of(MOMENT);
            case Expression.Call call ->
                CalendarCall.of(call).filter(CalendarCall::isStart).flatMap(asked -> of(asked.of()));
            case Expression.Operation operation
            when Set.of("+", "-").contains(operation.operator().symbol()) ->
                operation.left().flatMap(this::of);
            default -> Optional.empty();
        };
    }

    private Optional<Clock> column(Expression.Column column) {
        return selection
                .base(column)
                .flatMap(origin -> origin.live()
                        .flatMap(live -> suspect.statement()
                                .dialect()
                                .clock(live.type())
                                .flatMap(kind -> switch (kind) {
                                    case DAYS -> Optional.empty();
                                    case MOMENTS -> Optional.of(MOMENT);
                                    case UTC_MOMENTS ->
                                        isUtc(origin, live)
                                                ? Optional.of(new Clock.Wall(ZoneId.of("UTC")))
                                                : Optional.empty();
                                })));
    }

    /** What its name, the catalog or people say of it. */
    private boolean isUtc(Origin origin, Column live) {
        Optional<TableKnowledge> known =
                suspect.context().knowledge().table(origin.source().shown());
        return Stream.of(
                        Stream.of(live.name().replace('_', ' '), live.comment()),
                        known.stream()
                                .flatMap(table -> table.columns().stream()
                                        .filter(column -> column.name().equals(live.name()))
                                        .map(column -> column.description())),
                        known.stream()
                                .flatMap(table ->
                                        Optional.ofNullable(table.columnNotes().get(live.name())).stream()))
                .flatMap(all -> all)
                .anyMatch(text -> UTC.matcher(text).matches());
    }

    /** A moment becomes what a clock shows, and what a clock shows becomes a moment. */
    private Optional<Clock> shifted(Expression.AtTimeZone shifted) {
        boolean moment = of(shifted.value()).filter(MOMENT::equals).isPresent();
        return moment ? named(shifted.zone()).map(Clock.Wall::new) : Optional.of(MOMENT);
    }

    private static Optional<ZoneId> named(Expression zone) {
        try {
            return zone instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.STRING
                    ? Optional.of(ZoneId.of(literal.value()))
                    : Optional.empty();
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }

    boolean isOther(Clock clock) {
        return clock instanceof Clock.Wall(ZoneId other) && !isSame(other);
    }

    private boolean isSame(ZoneId other) {
        return other.getRules().equals(zone.getRules());
    }

    boolean isMoment(Expression value) {
        return of(value).filter(MOMENT::equals).isPresent();
    }

    /** The day that an expression without columns stands for. */
    Optional<LocalDate> day(Expression value) {
        return value.every(Expression.Column.class).findAny().isPresent()
                ? Optional.empty()
                : new DateValue(suspect.context().today()).of(value);
    }

    /** A midnight that says its zone, and not the project's. */
    boolean isOtherMidnight(Expression value) {
        return switch (value) {
            case Expression.Cast cast -> isOtherMidnight(cast.value());
            case Expression.AtTimeZone shifted ->
                day(shifted.value()).isPresent()
                        && of(shifted.value()).isEmpty()
                        && named(shifted.zone()).filter(other -> !isSame(other)).isPresent();
            case Expression.Literal literal -> isOtherMidnight(literal.value());
            default -> false;
        };
    }

    private boolean isOtherMidnight(String text) {
        Matcher midnight = MIDNIGHT.matcher(text.strip());
        if (!midnight.matches()) {
            return false;
        }
        try {
            ZoneOffset written = ZoneOffset.of(midnight.group(2));
            return !zone.getRules()
                    .getOffset(LocalDate.parse(midnight.group(1)).atStartOfDay())
                    .equals(written);
        } catch (DateTimeException wrong) {
            return false;
        }
    }

    /** Edits that put everything in it which is on another clock on the project's. */
    List<Edit> mended(Expression side) {
        Dialect dialect = suspect.statement().dialect();
        return side.every(Expression.class)
                .filter(part -> part instanceof Expression.AtTimeZone || part instanceof Expression.Column)
                .filter(part -> of(part).filter(this::isOther).isPresent())
                .limit(1)
                .map(part -> part instanceof Expression.AtTimeZone shifted
                        ? new Edit(
                                part.span(),
                                dialect.local(
                                        ProbeSql.text(suspect.statement(), shifted.value()),
                                        Dialect.Clock.MOMENTS,
                                        zone))
                        : new Edit(
                                part.span(),
                                dialect.local(
                                        ProbeSql.text(suspect.statement(), part), Dialect.Clock.UTC_MOMENTS, zone)))
                .toList();
    }

    String midnight(LocalDate day) {
        return suspect.statement().dialect().midnight(day, Dialect.Clock.MOMENTS, zone);
    }

    private static boolean isMoment(TypeName type) {
        return Set.of("timestamptz", "timestamp with time zone")
                .contains(type.name().last());
    }

    static boolean isDay(TypeName type) {
        return type.name().last().equals("date");
    }
}
