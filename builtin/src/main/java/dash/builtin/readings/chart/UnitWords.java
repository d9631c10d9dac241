package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.List;
import java.util.Set;

/** What numbers are in: "10 minutes", "length in minutes". A column has its unit anyway; "opening hours" are hours themselves. */
final class UnitWords {

    private static final Set<String> UNITS = Set.of("""
            meter meters kilometer kilometers km mile miles minute minutes second seconds hour hours dollar dollars usd euro euros eur
            square millisecond milliseconds kg kilogram kilograms kilos ton tons tonnes liters litres feet inches pounds cents gram grams sq
            times centimetres centimeters kilometres metres knots hectares acres degrees mg ml kwh mwh cm mm""".split("\\s+", -1));

    private UnitWords() {}

    static boolean at(List<Token> tokens, int index) {
        Token token = tokens.get(index);
        if (token.kind() != Token.Kind.WORD || !(UNITS.contains(token.lower()) || single(tokens, index))) {
            return false;
        }
        boolean asked = index > 0
                && tokens.get(index - 1).is("many")
                && index + 1 < tokens.size()
                && tokens.get(index + 1).is("of");
        return !asked && (index == 0 || goesBefore(tokens.get(index - 1)));
    }

    /** "a 20 foot container"; a charge per kilometre divides by what the kilometres are of. */
    private static boolean single(List<Token> tokens, int index) {
        return index > 0
                && tokens.get(index - 1).kind() == Token.Kind.NUMBER
                && tokens.get(index).text().length() > 1
                && UnitNames.known(tokens.get(index).lower());
    }

    private static boolean goesBefore(Token before) {
        return Words.number(before).isPresent()
                || before.kind() == Token.Kind.NUMBER
                || before.is("in", "many", "of", "per", "million", "thousand", "billion", "the", "total", "average")
                || UNITS.contains(before.lower());
    }
}
