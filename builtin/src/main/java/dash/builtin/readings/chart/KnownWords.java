package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.words.Token;
import java.util.List;

/** Words that would say little, were it not that the schema knows them. */
record KnownWords(List<Token> tokens, List<NameLink> names) {

    /** How far a light word may be from a name and still be one in a list. */
    private static final double LISTED = 0.3;

    private static final double EXACT = 0.05;

    /** How far a verb may be from a name and still speak of what the schema holds. */
    private static final double KNOWN = 0.5;

    /** "Rented" is near enough to a rental. */
    private static final double DERIVED = 0.6;

    /** "id, role and last name": in a list of what is asked for, a word that the schema knows is asked for too. */
    boolean listed(int index) {
        boolean named =
                names.stream().anyMatch(link -> link.from() == index && link.to() == index + 1 && link.cost() < LISTED);
        return sorts(index)
                || (named
                        && index > 0
                        && index + 1 < tokens.size()
                        && tokens.get(index + 1).is("and")
                        && !tokens.get(index - 1).is("and"));
    }

    /** Where a column is called just so, a word for sorts is no light one: "day tickets by kind". */
    private boolean sorts(int index) {
        return tokens.get(index).is("kind", "kinds", "types", "role", "roles")
                && names.stream()
                        .anyMatch(link -> link.from() <= index
                                && index < link.to()
                                && link.cost() < EXACT
                                && link.target() instanceof Target.OfColumn);
    }

    /** "patients who were admitted", where there are admissions: the verb says more than that two things belong together. */
    boolean known(int index) {
        return rows(index, KNOWN);
    }

    /** "games that members rented", where there are rentals: the verb tells by which rows the two belong together. */
    boolean hasRows(int index) {
        return rows(index, DERIVED);
    }

    private boolean rows(int index, double nearerThan) {
        return names.stream()
                .anyMatch(link -> link.from() == index
                        && link.to() == index + 1
                        && link.cost() < nearerThan
                        && link.target() instanceof Target.OfTable);
    }
}
