package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;

/**
 * Columns that many tables have, said of rows that have one of their own: "the names of the shops" are what shops are called, whatever
 * else has a name.
 */
final class OwnColumns {

    private static final double OWN = 0.35;
    private static final double SURE = 0.25;
    private static final double ANOTHERS = 0.6;

    /** "Number of boats" is how many there are, and no number that a boat has. */
    private static final double COUNTS = 1.5;

    private final List<Token> tokens;
    private final List<NameLink> links;

    OwnColumns(List<Token> tokens, List<NameLink> links) {
        this.tokens = List.copyOf(tokens);
        this.links = List.copyOf(links);
    }

    List<NameLink> told() {
        return links.stream().map(this::told).toList();
    }

    private NameLink told(NameLink link) {
        boolean number = tokens.get(link.from()).is("number", "numbers")
                && link.from() + 1 < tokens.size()
                && tokens.get(link.from() + 1).is("of");
        boolean counts = number && (link.to() == link.from() + 1 || isKey(link));
        if (counts) {
            return new NameLink(link.from(), link.to(), link.target(), link.cost() + COUNTS, link.plural());
        }
        return link.target() instanceof Target.OfTable || !isAnothers(link)
                ? link
                : new NameLink(link.from(), link.to(), link.target(), link.cost() + ANOTHERS, link.plural());
    }

    private static boolean isKey(NameLink link) {
        return link.target() instanceof Target.OfColumn(Table table, var column)
                && World.isKey(new Term.Attribute(Occurrence.of(table), column.name()));
    }

    /** Whether it is said of rows of another table, and that table has such a column itself. */
    private boolean isAnothers(NameLink link) {
        int whose = owner(link);
        if (whose < 0 || isOf(link.target().table(), whose)) {
            return false;
        }
        return links.stream()
                .anyMatch(own -> own.from() == link.from()
                        && own.to() == link.to()
                        && !(own.target() instanceof Target.OfTable)
                        && own.cost() <= link.cost() + OWN
                        && isOf(own.target().table(), whose));
    }

    private boolean isOf(Table table, int at) {
        return links.stream()
                .anyMatch(rows -> rows.from() == at
                        && rows.cost() < SURE
                        && rows.target() instanceof Target.OfTable
                        && rows.target().table().name().equals(table.name()));
    }

    /** "for each maker, show its name": the name of those that each stands for. */
    private int owner(NameLink link) {
        boolean own = link.from() > 0 && tokens.get(link.from() - 1).is("its", "their", "his", "her");
        if (!own) {
            return whose(link.to());
        }
        for (int index = 0; index + 1 < link.from(); index++) {
            if (tokens.get(index).is("each", "every")) {
                return index + 1;
            }
        }
        return -1;
    }

    /** Where those begin of whom a column is told: behind "of the"; -1 when nothing of that kind stands here. */
    private int whose(int behind) {
        int at = behind;
        if (at >= tokens.size() || !tokens.get(at).is("of", "for")) {
            return -1;
        }
        at++;
        while (at < tokens.size()
                && tokens.get(at)
                        .is("the", "all", "any", "each", "every", "those", "these", "our", "a", "an", "different")) {
            at++;
        }
        return at < tokens.size() ? at : -1;
    }
}
