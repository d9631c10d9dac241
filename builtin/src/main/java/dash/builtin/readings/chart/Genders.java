package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Women and men, as columns of that name write them. */
final class Genders {

    private static final Set<String> WOMEN = Set.of("woman", "women", "female", "females", "girl", "girls");
    private static final Set<String> MEN = Set.of("man", "men", "male", "males", "boy", "boys");
    private static final List<String> FEMALE = List.of("F", "female", "W");
    private static final List<String> MALE = List.of("M", "male");
    private static final double SAID = 0.1;

    private Genders() {}

    /** How a column may write what the word says; nothing for other words. */
    static List<String> of(String word) {
        return WOMEN.contains(word) ? FEMALE : MEN.contains(word) ? MALE : List.of();
    }

    /** "female" where a column tells whether somebody is male. */
    static void put(List<Token> tokens, List<Table> tables, Flags flags, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            String word = tokens.get(index).lower();
            boolean women = WOMEN.contains(word);
            if (women || MEN.contains(word)) {
                for (Table table : tables) {
                    int at = index;
                    World.named(table, "is_?(male|man|female|woman)")
                            .forEach(column -> says(column, women, flags)
                                    .ifPresent(condition -> layout.put(
                                            at,
                                            at + 1,
                                            Sense.Restriction.of(condition),
                                            Cost.NOTHING.plus(Feature.LINK, SAID))));
                }
            }
        }
    }

    private static Optional<Condition> says(Term.Attribute column, boolean women, Flags flags) {
        boolean yes = women == World.plain(column).matches(".*(female|woman)");
        if (World.family(column).filter(TypeFamily.TRUTH::equals).isPresent()) {
            return Optional.of(new Condition.Holds(column, yes));
        }
        return Lexemes.isFlag(column)
                ? Optional.of(new Condition.Compared(
                        column, Condition.Comparison.EQUAL, CompareRules.number(yes ? "1" : "0")))
                : flags.says(column, yes);
    }

    /** One letter says it only in a column that is about it. */
    static boolean fits(String spelling, String column) {
        boolean letter = spelling.length() == 1 && (FEMALE.contains(spelling) || MALE.contains(spelling));
        return !letter || column.toLowerCase(Locale.ROOT).matches("(.*_)?(gender|sex)");
    }
}
