package dash.builtin;

import dash.builtin.links.FunctionWords;
import dash.builtin.links.names.NameLink;
import dash.builtin.sql.JoinPaths;
import dash.builtin.words.Token;
import dash.context.Context;
import dash.knowledge.TableKnowledge;
import dash.schema.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Says why a question that names no metric has no answer, in the words of the person: what is not known, and what there is instead.
 *
 * @param names what its words may name in the live schema
 * @param unknown the words that nothing explains
 */
record Refusal(List<Token> tokens, Context context, List<NameLink> names, List<Token> unknown) {

    /** Beyond this a name is a guess. */
    static final double SURELY = 0.3;

    private static final int MOST = 6;

    String told() {
        if (!unknown.isEmpty()) {
            return doNotKnow(unknown) + ".";
        }
        if (tokens.stream().noneMatch(FunctionWords::meaningful)) {
            return "I cannot tell what is asked for: none of these words names anything here.";
        }
        return apart().orElse("I know these words, but not how they belong together.");
    }

    /** {@code I do not know what "a" and "b" mean here}. */
    static String doNotKnow(List<Token> words) {
        List<String> quoted = words.stream()
                .map(word -> "\"" + word.text() + "\"")
                .distinct()
                .limit(MOST)
                .toList();
        return "I do not know what " + listed(quoted) + (quoted.size() > 1 ? " mean" : " means") + " here";
    }

    /** Where nothing can be offered, what there is. */
    static String instead(Context context) {
        List<String> tables = tables(context);
        return tables.isEmpty() ? "" : "What there is instead: " + listed(tables) + ".";
    }

    /** What the tables are called, those that people described first. */
    static List<String> tables(Context context) {
        Set<String> tables = new LinkedHashSet<>();
        context.knowledge().tables().stream().map(TableKnowledge::name).forEach(tables::add);
        context.schema().tables().stream().map(table -> table.name().name()).forEach(tables::add);
        return tables.stream()
                .map(name -> name.substring(name.lastIndexOf('.') + 1).replace('_', ' '))
                .limit(MOST)
                .toList();
    }

    static String listed(List<String> words) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** Two tables that nothing joins are a reason of their own. */
    private Optional<String> apart() {
        JoinPaths paths = JoinPaths.of(context);
        List<Table> tables = names.stream()
                .filter(link -> link.cost() <= SURELY)
                .map(link -> link.target().table())
                .distinct()
                .toList();
        for (Table one : tables) {
            for (Table other : tables) {
                if (!one.equals(other) && paths.distance(one, other).isEmpty()) {
                    return Optional.of("Nothing tells how " + one.name().name() + " and "
                            + other.name().name() + " belong together: a foreign key, or a join hint in"
                            + " related_tables, would.");
                }
            }
        }
        return Optional.empty();
    }
}
