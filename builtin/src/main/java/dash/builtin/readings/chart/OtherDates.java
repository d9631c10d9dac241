package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.List;

/**
 * A time that restricts another table than the one that is asked for, although no word speaks of that day: "rentals made by members
 * from Bath in 2023" are rentals of 2023, and not of members who joined then.
 */
final class OtherDates {

    private static final double SAID = 0.6;

    private final List<NameLink> links;

    OtherDates(List<NameLink> links) {
        this.links = List.copyOf(links);
    }

    /** Where the rows that are asked for have a day of their own, which nothing restricts. */
    boolean guessed(Asked asked, World world) {
        boolean own = world.dates(asked.subject()).stream()
                .anyMatch(date -> date.of().equals(asked.subject()) && !Births.of(date));
        List<Term.Attribute> dates = asked.where().stream()
                .filter(Condition.Within.class::isInstance)
                .map(condition -> ((Condition.Within) condition).date())
                .filter(Term.Attribute.class::isInstance)
                .map(Term.Attribute.class::cast)
                .toList();
        return own
                && dates.stream().noneMatch(date -> date.of().equals(asked.subject()))
                && dates.stream()
                        .anyMatch(date ->
                                world.toOne(asked.subject().table(), date.of().table()) && !said(date));
    }

    private boolean said(Term.Attribute date) {
        return links.stream()
                .anyMatch(link -> link.cost() < SAID
                        && link.target() instanceof Target.OfColumn(var table, var column)
                        && table.name().equals(date.of().table().name())
                        && column.name().equals(date.column()));
    }
}
