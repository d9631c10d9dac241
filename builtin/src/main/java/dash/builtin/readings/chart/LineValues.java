package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a table of lines is worth where no column says it: price by quantity, less a discount that is a fraction. Orders, baskets
 * and invoices are kept so nearly everywhere, and people call the sum by one of few words. Where money was spent, it is what a
 * column of amounts adds up to.
 */
final class LineValues {

    private static final Set<String> WORDS = Set.of(
            "revenue",
            "revenues",
            "sales",
            "turnover",
            "takings",
            "spending",
            "spend",
            "spent",
            "earnings",
            "earned",
            "earn",
            "earns",
            "income");

    private static final String PRICE = "(\\p{L}+_?)?price(_each|_cents)?";
    private static final String QUANTITY = "quantity(_ordered)?|qty|order_qty|units";
    private static final String WORTH = ".*(total|amount|revenue|sales|extended|subtotal|value).*";
    private static final String PAID = "amount|total|total_amount|amount_paid|paid_amount|payment_amount|order_total";
    private static final String FRACTION = "(real|float.*|double.*)";

    /** A column that says it itself is nearer. */
    private static final double COMPUTED = 0.35;

    /** Whoever says revenue means money, and not the rows that it was earned by. */
    private static final double MEANT = 0.15;

    private final List<Table> tables;

    LineValues(List<Table> tables) {
        this.tables = tables;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            if (WORDS.contains(tokens.get(index).lower()) || isMoney(tokens, index)) {
                int at = index;
                tables.forEach(table -> (isMoney(tokens, at) ? paid(table) : worth(table))
                        .ifPresent(figure -> layout.put(
                                at,
                                at + 1,
                                new Sense.Noun(Frame.of(Occurrence.of(table), List.of(figure), false)),
                                Cost.NOTHING.plus(Feature.LINK, tokens.get(at).is("sales") ? COMPUTED : MEANT))));
            }
        }
    }

    /** Whether a word can only mean an amount of money. */
    static boolean isAmount(Token token) {
        return WORDS.contains(token.lower()) && !token.is("sales");
    }

    /** "has spent the most money": what was paid. */
    private static boolean isMoney(List<Token> tokens, int index) {
        return tokens.get(index).is("money")
                && tokens.subList(0, index).stream().anyMatch(token -> token.is("spent", "spend", "spends", "paid"));
    }

    private static Optional<Term> paid(Table table) {
        return column(table, PAID).map(amount -> Term.Figure.of(Term.Function.SUM, amount));
    }

    private static Optional<Term> worth(Table table) {
        Optional<Term.Attribute> price = column(table, PRICE);
        Optional<Term.Attribute> quantity = column(table, QUANTITY);
        boolean said = World.named(table, WORTH).findAny().isPresent();
        if (price.isEmpty() || quantity.isEmpty() || said) {
            return Optional.empty();
        }
        Term value = new Term.Calculated(Term.Operator.TIMES, price.get(), quantity.get());
        Term less = discount(table)
                .<Term>map(part -> new Term.Calculated(
                        Term.Operator.TIMES,
                        value,
                        new Term.Calculated(Term.Operator.MINUS, CompareRules.number("1"), part)))
                .orElse(value);
        return Optional.of(
                new Term.Figure(Term.Function.SUM, Optional.of(less), Occurrence.of(table), false, List.of()));
    }

    /** A discount in floating point is a fraction; one in exact decimals may as well be an amount. */
    private static Optional<Term.Attribute> discount(Table table) {
        return World.named(table, "discount(_rate)?")
                .filter(part -> World.column(part)
                        .filter(column -> column.type().toLowerCase(Locale.ROOT).matches(FRACTION))
                        .isPresent())
                .findFirst();
    }

    private static Optional<Term.Attribute> column(Table table, String form) {
        return World.named(table, form).filter(World::isNumber).findFirst();
    }
}
