package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

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
    private static final String SOLD =
            "(sold|bought|purchase|purchased|sale|booked|ordered|paid)_?(on|at|date|time|day)?";
    private static final String WORTH = ".*(total|amount|revenue|sales|extended|subtotal|value).*";
    private static final String PAID = "amount|total|total_amount|amount_paid|paid_amount|payment_amount|order_total";
    private static final String FRACTION = "(real|float.*|double.*)";

    private static final String MONEY =
            "(.*_)?(payments?|invoices?|sales?|transactions?|receipts?|orders?|bookings?|purchases?|donations?|charges?)";

    private static final String[] SPENT = {"spent", "spend", "spends", "paid"};

    private static final String[] EARNED = {
        "came",
        "come",
        "comes",
        "coming",
        "bring",
        "brings",
        "brought",
        "make",
        "makes",
        "made",
        "take",
        "took",
        "earn",
        "earns",
        "earned",
        "generate",
        "generated",
        "generates",
        "raise",
        "raised",
        "received",
        "collected"
    };

    private static final String[] BEHIND = {
        "in", "from", "on", "with", "per", "by", "at", "for", "during", "each", "last", "this", "since", "over",
        "through"
    };

    /** A column that says it itself is nearer. */
    private static final double COMPUTED = 0.35;

    /** Whoever says revenue means money, and not the rows that it was earned by. */
    private static final double MEANT = 0.15;

    private final List<Table> tables;

    LineValues(List<Table> tables) {
        this.tables = tables;
    }

    void put(List<Token> tokens, Layout layout) {
        List<Table> lines =
                tables.stream().filter(table -> worth(table).isPresent()).toList();
        List<Table> paid = tables.stream().filter(LineValues::keepsMoney).toList();
        List<Table> single =
                tables.stream().filter(table -> soldFor(table).isPresent()).toList();
        for (int index = 0; index < tokens.size(); index++) {
            int at = index;
            Token token = tokens.get(index);
            if (isAmount(token)) {
                single.forEach(table -> put(table, soldFor(table), at, COMPUTED, layout));
            }
            boolean spent = isMoney(tokens, index, SPENT);
            boolean earned = isMoney(tokens, index, EARNED) || isMade(tokens, index);
            if (spent) {
                tables.forEach(table -> put(table, paid(table), at, MEANT, layout));
            }
            if (WORDS.contains(token.lower()) || earned || spent) {
                double cost = token.is("sales") ? COMPUTED : MEANT;
                lines.forEach(table -> put(table, worth(table), at, cost, layout));
            }
            boolean amounts = lines.isEmpty() && paid.size() == 1 && !spent;
            if (amounts && (earned || (isAmount(token) && !token.lower().startsWith("spen")))) {
                put(paid.getFirst(), paid(paid.getFirst()), at, COMPUTED, layout);
            }
        }
    }

    private static void put(Table table, Optional<Term> figure, int at, double cost, Layout layout) {
        figure.ifPresent(sum -> layout.put(
                at,
                at + 1,
                new Sense.Noun(Frame.of(Occurrence.of(table), List.of(sum), false)),
                Cost.NOTHING.plus(Feature.LINK, cost)));
    }

    /** A table whose rows are sums of money, as its name tells: payments, invoices. */
    private static boolean keepsMoney(Table table) {
        return table.name().name().toLowerCase(Locale.ROOT).matches(MONEY)
                && paid(table).isPresent();
    }

    /** "how much did we make in March": nothing is made but money. */
    private static boolean isMade(List<Token> tokens, int index) {
        boolean asked = IntStream.range(1, index)
                .anyMatch(place ->
                        tokens.get(place).is("much") && tokens.get(place - 1).is("how"));
        boolean ends = index + 1 == tokens.size() || tokens.get(index + 1).is(BEHIND);
        return asked && ends && tokens.get(index).is("make", "made", "makes", "gross");
    }

    /** Whether a word can only mean an amount of money. */
    static boolean isAmount(Token token) {
        return WORDS.contains(token.lower()) && !token.is("sales");
    }

    /** "has spent the most money": what was paid. */
    private static boolean isMoney(List<Token> tokens, int index, String... verbs) {
        return tokens.get(index).is("money") && tokens.stream().anyMatch(token -> token.is(verbs));
    }

    /** What the rows of a table come to: price by quantity, an amount that was paid, or the price that each was sold for. */
    static Optional<Term> money(Table table) {
        return worth(table).or(() -> paid(table)).or(() -> soldFor(table));
    }

    /** Rows that are sales of one thing each: "day tickets" with a price and the day on which they were sold. */
    private static Optional<Term> soldFor(Table table) {
        boolean sold = World.named(table, SOLD).anyMatch(World::isTime);
        boolean several = World.named(table, QUANTITY).findAny().isPresent();
        return sold && !several
                ? column(table, PRICE).map(price -> Term.Figure.of(Term.Function.SUM, price))
                : Optional.empty();
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
