package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words that deny another one by how they begin: an inactive user is one whose {@code active} is false, an unpaid invoice one
 * without a day on which it was paid.
 */
final class Opposites {

    private static final Pattern DENYING = Pattern.compile("(un|in|non)-?(\\p{L}{4,})");
    private static final double DENIED = 0.2;

    private final SchemaNames names;

    private final Flags flags;

    Opposites(SchemaNames names, Flags flags) {
        this.names = names;
        this.flags = flags;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            Matcher form = DENYING.matcher(tokens.get(index).lower());
            if (tokens.get(index).kind() == Token.Kind.WORD && form.matches()) {
                int at = index;
                for (NameLink link : names.named(form.group(2))) {
                    denied(link)
                            .ifPresent(condition -> layout.put(
                                    at,
                                    at + 1,
                                    Sense.Restriction.of(condition),
                                    Cost.NOTHING.plus(
                                            Feature.LINK, (words(condition) ? 2 : 1) * DENIED + link.cost())));
                }
            }
        }
    }

    /** That nobody wrote a text says less than that a day is missing. */
    private static boolean words(Condition condition) {
        return condition instanceof Condition.Missing(Term.Attribute attribute) && World.isText(attribute);
    }

    private Optional<Condition> denied(NameLink link) {
        if (!(link.target() instanceof Target.OfColumn(var table, var column)) || link.cost() > 0.6) {
            return Optional.empty();
        }
        Term.Attribute attribute = new Term.Attribute(Occurrence.of(table), column.name());
        if (TypeFamily.of(column.type()).filter(TypeFamily.TRUTH::equals).isPresent()) {
            return Optional.of(new Condition.Holds(attribute, false));
        }
        if (Lexemes.isFlag(attribute)) {
            return Optional.of(new Condition.Compared(attribute, Condition.Comparison.EQUAL, CompareRules.number("0")));
        }
        Optional<Condition> no = flags.says(attribute, false);
        if (no.isPresent()) {
            return no;
        }
        boolean missing = column.nullable() && (World.isTime(attribute) || World.isText(attribute) || isKey(link));
        return missing ? Optional.of(new Condition.Missing(attribute)) : Optional.empty();
    }

    /** Unassigned is what leads to nobody. */
    private static boolean isKey(NameLink link) {
        return link.target() instanceof Target.OfColumn(var table, var column)
                && table.foreignKeys().stream().anyMatch(key -> key.columns().equals(List.of(column.name())));
    }
}
