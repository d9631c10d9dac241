package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How many were sold, where each row of a sale says how many of them it is: tickets are then the sum of a quantity, and not the
 * rows that they were sold by. Only where something is sold or bought, and only where a table has one such column.
 */
final class SoldUnits {

    private static final Set<String> SOLD = Set.of("sold", "sell", "sells", "selling");
    private static final Set<String> BOUGHT =
            Set.of("bought", "buy", "buys", "buying", "purchase", "purchased", "ordered");
    private static final Set<String> UNITS = Set.of("units", "items", "pieces", "articles", "copies", "unit", "things");
    private static final Set<String> PASSIVE =
            Set.of("were", "was", "have", "has", "had", "did", "been", "do", "we", "you", "they", "are", "being");
    private static final Set<String> OTHERWISE =
            Set.of("different", "distinct", "unique", "never", "not", "no", "without", "yet");
    private static final String QUANTITY = "((order|sold|sales|sale|ticket)_)?(quantity|qty|units)(_(ordered|sold))?";

    /** A table that is called by its whole name is meant itself. */
    private static final double WHOLE = 0.2;

    private static final double PART = 0.1;

    private static final double NAMED = 0.1;

    private final List<Token> tokens;
    private final List<Table> tables;
    private final Layout layout;

    SoldUnits(List<Token> tokens, List<Table> tables, Layout layout) {
        this.tokens = tokens;
        this.tables = tables;
        this.layout = layout;
    }

    /** Whether a column says how many were sold. */
    static boolean isQuantity(Term.Attribute column) {
        return World.plain(column).matches(QUANTITY);
    }

    /** The column that says how many, where a table has one and no more. */
    static Optional<Term.Attribute> quantity(Table table) {
        List<Term.Attribute> found =
                World.named(table, QUANTITY).filter(World::isNumber).toList();
        return found.size() == 1 && !table.foreignKeys().isEmpty() ? Optional.of(found.getFirst()) : Optional.empty();
    }

    void put(List<NameLink> links) {
        boolean sold = tokens.stream().anyMatch(token -> SOLD.contains(token.lower()));
        if (!sold && tokens.stream().noneMatch(token -> BOUGHT.contains(token.lower()))) {
            return;
        }
        links.stream()
                .filter(link -> link.target() instanceof Target.OfTable && link.plural())
                .forEach(link -> quantity(link.target().table())
                        .filter(column -> link.cost() > WHOLE && !trades(link.from()) && !isLine(link))
                        .ifPresent(column -> put(column, link.from(), link.to(), PART)));
        List<Term.Attribute> all =
                tables.stream().flatMap(table -> quantity(table).stream()).toList();
        if (all.size() == 1) {
            units(all.getFirst(), links);
            links.stream()
                    .filter(link -> sold && goods(link, all.getFirst()))
                    .forEach(link -> put(all.getFirst(), link.from(), behindVerb(link.to()), PART));
        }
    }

    /** "units sold", "how many items did they buy". */
    private void units(Term.Attribute column, List<NameLink> links) {
        for (int index = 0; index < tokens.size(); index++) {
            if (UNITS.contains(tokens.get(index).lower()) && !isRows(index, links)) {
                put(column, index, index + 1, PART);
            }
        }
    }

    /** Where articles are rows of their own, they are no pieces. */
    private static boolean isRows(int index, List<NameLink> links) {
        return links.stream()
                .anyMatch(
                        link -> link.from() == index && link.cost() < NAMED && link.target() instanceof Target.OfTable);
    }

    /** Who speaks of lines means the rows. */
    private boolean isLine(NameLink link) {
        return tokens.get(link.to() - 1).is("line", "lines", "row", "rows", "position", "positions", "entries");
    }

    /** "how many products did we sell": what the lines lead to, where it is they that were sold and nothing else is counted. */
    private boolean goods(NameLink link, Term.Attribute column) {
        boolean led = link.target() instanceof Target.OfTable(Table table)
                && column.of().table().foreignKeys().stream()
                        .anyMatch(key -> key.target().equals(table.name()));
        return led
                && link.plural()
                && link.from() > 0
                && tokens.get(link.from() - 1).is("many")
                && link.to() < tokens.size()
                && PASSIVE.contains(tokens.get(link.to()).lower())
                && tokens.stream().noneMatch(token -> OTHERWISE.contains(token.lower()));
    }

    /** "products did we sell": together they are the one thing that is counted. */
    private int behindVerb(int from) {
        int to = from;
        while (to < tokens.size() && PASSIVE.contains(tokens.get(to).lower())) {
            to++;
        }
        return to < tokens.size() && SOLD.contains(tokens.get(to).lower()) ? to + 1 : from;
    }

    private void put(Term.Attribute column, int from, int to, double cost) {
        Occurrence rows = column.of();
        Sense units = new Sense.Noun(Frame.of(rows, List.of(Term.Figure.of(Term.Function.SUM, column)), true));
        layout.put(from, to, units, Cost.NOTHING.plus(Feature.LINK, cost));
        if (to < tokens.size() && trades(to)) {
            layout.put(from, to + 1, units, Cost.NOTHING.plus(Feature.LINK, cost));
        }
    }

    private boolean trades(int index) {
        String lower = tokens.get(index).lower();
        return SOLD.contains(lower) || BOUGHT.contains(lower);
    }
}
