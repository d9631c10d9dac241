package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;

/** Words for whose data it is: "registered at the clinic" says nothing where the schema knows no clinics, for all rows are there. */
final class Houses {

    private static final Set<String> HOUSES = Set.of(
            "company",
            "firm",
            "business",
            "organization",
            "organisation",
            "enterprise",
            "shop",
            "store",
            "school",
            "university",
            "hospital",
            "clinic",
            "museum",
            "club",
            "gym",
            "system",
            "database",
            "platform",
            "app",
            "agency",
            "institution");

    private static final double NAMED = 0.8;

    private Houses() {}

    static boolean at(List<Token> tokens, List<NameLink> names, int index) {
        return index > 1
                && HOUSES.contains(tokens.get(index).lower())
                && tokens.get(index - 1).is("the", "our", "this")
                && names.stream().noneMatch(link -> link.from() <= index && index < link.to() && link.cost() < NAMED);
    }
}
