package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as people write them: 3, three, 2 million, 5k. */
final class Magnitudes {

    private static final Pattern SHORT = Pattern.compile("(\\d+(?:\\.\\d+)?)(k|m|mn|bn)");
    private static final Map<String, BigDecimal> FACTORS = Map.of(
            "hundred", BigDecimal.valueOf(100),
            "thousand", BigDecimal.valueOf(1_000),
            "k", BigDecimal.valueOf(1_000),
            "million", BigDecimal.valueOf(1_000_000),
            "m", BigDecimal.valueOf(1_000_000),
            "mn", BigDecimal.valueOf(1_000_000),
            "billion", BigDecimal.valueOf(1_000_000_000),
            "bn", BigDecimal.valueOf(1_000_000_000));

    private final List<Token> tokens;
    private final Layout layout;
    private final boolean metres;

    /**
     * Reads numbers.
     *
     * @param metres whether something here is measured in metres, so that "15 m" are no millions
     */
    Magnitudes(List<Token> tokens, Layout layout, boolean metres) {
        this.tokens = tokens;
        this.layout = layout;
        this.metres = metres;
    }

    void at(int index) {
        Token token = tokens.get(index);
        if (standsFor(tokens, index)) {
            return;
        }
        OptionalInt word = Words.number(token);
        Matcher small = SHORT.matcher(token.lower());
        if (token.kind() == Token.Kind.NUMBER) {
            put(index, index + 1, new BigDecimal(token.text()), token.text());
        } else if (word.isPresent()) {
            put(index, index + 1, BigDecimal.valueOf(word.getAsInt()), Integer.toString(word.getAsInt()));
        } else if (small.matches()) {
            BigDecimal factor = isMetres(token, small.group(2))
                    ? BigDecimal.ONE
                    : FACTORS.getOrDefault(small.group(2), BigDecimal.ONE);
            BigDecimal value = new BigDecimal(small.group(1)).multiply(factor);
            layout.put(index, index + 1, new Sense.Amount(plain(value)), Cost.NOTHING);
        } else if (FACTORS.containsKey(token.lower()) && token.lower().length() > 2) {
            multiplied(index, index, BigDecimal.ONE);
        }
    }

    /** "never borrowed one": what was spoken of before, and no number. */
    static boolean standsFor(List<Token> tokens, int index) {
        boolean closes = index + 1 == tokens.size() || tokens.get(index + 1).is("and", "but", "or", "yet");
        return index > 0
                && closes
                && tokens.get(index).is("one", "ones")
                && !tokens.get(index - 1)
                        .is(
                                "than", "least", "most", "exactly", "only", "equals", "to", "above", "below", "over",
                                "under");
    }

    private void put(int from, int to, BigDecimal value, String written) {
        layout.put(from, to, new Sense.Amount(written), Cost.NOTHING);
        if (to < tokens.size() && isMetres(tokens.get(to), tokens.get(to).lower())) {
            layout.put(from, to + 1, new Sense.Amount(written), Cost.NOTHING);
        } else {
            multiplied(from, to, value);
        }
    }

    /** A small letter; a capital one stands for millions everywhere. */
    private boolean isMetres(Token token, String unit) {
        return metres && unit.equals("m") && token.text().endsWith("m");
    }

    private void multiplied(int from, int behind, BigDecimal value) {
        BigDecimal product = value;
        int at = behind;
        while (at < tokens.size() && FACTORS.containsKey(tokens.get(at).lower())) {
            product = product.multiply(FACTORS.getOrDefault(tokens.get(at).lower(), BigDecimal.ONE));
            at++;
        }
        if (at > behind) {
            layout.put(from, at, new Sense.Amount(plain(product)), Cost.NOTHING);
        }
    }

    private static String plain(BigDecimal value) {
        return value.stripTrailingZeros().toPlainString();
    }
}
