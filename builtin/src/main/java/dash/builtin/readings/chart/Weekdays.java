package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Days of the week as what restricts rows: "on weekends", "on weekdays", "on Mondays", told by a date or by a column of names. */
final class Weekdays {

    private static final double SAID = 0.1;
    private static final double NAMED = 0.4;
    private static final String NAMES = "day|weekday|day_?of_?week|dow|day_?name";

    private final List<Token> tokens;
    private final World world;
    private final Layout layout;

    Weekdays(List<Token> tokens, World world, Layout layout) {
        this.tokens = tokens;
        this.world = world;
        this.layout = layout;
    }

    /** Of the tables that the question names. */
    void put(List<Table> tables, List<NameLink> names, List<ValueLink> values) {
        List<Table> named = tables.stream()
                .filter(table -> names.stream()
                        .anyMatch(link -> link.target() instanceof Target.OfTable(var other)
                                && other.name().equals(table.name())
                                && link.cost() < NAMED))
                .toList();
        for (int index = 0; index < tokens.size(); index++) {
            int at = index;
            List<DayOfWeek> days = days(index);
            boolean known = values.stream().anyMatch(link -> link.from() <= at && at < link.to());
            if (!days.isEmpty() && !known) {
                named.forEach(table -> condition(table, days)
                        .ifPresent(condition -> layout.put(
                                at, at + 1, Sense.Restriction.of(condition), Cost.NOTHING.plus(Feature.LINK, SAID))));
            }
        }
    }

    private List<DayOfWeek> days(int index) {
        Token token = tokens.get(index);
        boolean on = index > 0 && tokens.get(index - 1).is("on", "during", "at", "for");
        if (token.is("weekend", "weekends")) {
            return List.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
        }
        boolean against = index > 0
                && tokens.get(index - 1).is("to", "vs", "versus", "and", "or")
                && tokens.stream().anyMatch(other -> other.is("weekend", "weekends"));
        if (token.is("weekdays", "workdays") && (on || against)) {
            return Stream.of(DayOfWeek.values())
                    .filter(day -> day.getValue() < DayOfWeek.SATURDAY.getValue())
                    .toList();
        }
        boolean each = on || (index > 1 && tokens.get(index - 1).is("a", "any", "every"));
        return Stream.of(DayOfWeek.values())
                .filter(day -> token.is(name(day).toLowerCase(Locale.ROOT) + "s")
                        || (each && !on && token.is(name(day).toLowerCase(Locale.ROOT))))
                .toList();
    }

    private static String name(DayOfWeek day) {
        return day.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }

    private Optional<Condition> condition(Table table, List<DayOfWeek> days) {
        Optional<Term.Attribute> written =
                World.named(table, NAMES).filter(World::isText).findFirst();
        if (written.isPresent()) {
            return Optional.of(among(
                    written.get(),
                    days.stream()
                            .map(day -> new Term.Constant(Term.Constant.Kind.TEXT, name(day)))
                            .toList()));
        }
        return world.dates(Occurrence.of(table)).stream()
                .filter(World::isTime)
                .findFirst()
                .map(date -> among(
                        new Term.PartOf(Term.Part.WEEKDAY, date),
                        IntStream.range(0, days.size())
                                .mapToObj(place -> new Term.Constant(
                                        Term.Constant.Kind.NUMBER,
                                        Integer.toString(days.get(place).getValue())))
                                .toList()));
    }

    private static Condition among(Term term, List<Term.Constant> values) {
        return values.size() == 1
                ? new Condition.Compared(term, Condition.Comparison.EQUAL, values.getFirst())
                : new Condition.Among(term, values);
    }
}
