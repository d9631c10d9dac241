package dash.builtin;

import dash.builtin.choice.Candidate;
import dash.builtin.choice.Telling;
import dash.builtin.links.FunctionWords;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.periods.PeriodMention;
import dash.builtin.sql.JoinPaths;
import dash.builtin.words.Token;
import dash.context.Context;
import dash.schema.Table;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Says why a question that names no metric has no answer: what was understood of it, which words were not, and what would make it
 * answerable.
 *
 * @param names what its words may name in the live schema
 * @param nearest the reading that came closest to be believed
 * @param unknown the words that nothing explains
 */
record Refusal(
        List<Token> tokens,
        List<PeriodMention> periods,
        Context context,
        List<NameLink> names,
        Optional<Candidate.OfSchema> nearest,
        List<Token> unknown) {

    /** A reading that is less probable says nothing about the question. */
    private static final double WORTH_TELLING = 0.1;

    /** Beyond this a name is a guess. */
    private static final double SURELY = 0.3;

    private static final int MOST = 6;

    String told() {
        return nearest.filter(reading -> reading.belief() >= WORTH_TELLING)
                .map(this::unsure)
                .orElseGet(this::inParts);
    }

    private String unsure(Candidate.OfSchema reading) {
        List<String> unused = reading.reading().ignored();
        String words = unused.isEmpty() ? "" : " It makes no use of " + listed(unused) + ".";
        Telling telling = new Telling(context.today());
        return "I am not sure enough of what is asked. The nearest reading is \""
                + telling.reading(reading).inWords() + "\" (" + Math.round(100 * reading.belief())
                + " % sure)." + words + (unused.isEmpty() ? asPattern() : asWords(unused));
    }

    /** No reading of the whole: what its parts may stand for. */
    private String inParts() {
        Map<String, String> known = known();
        if (known.isEmpty() && unknown.isEmpty()) {
            return "I do not know what is to be measured: no metric, query pattern, table or column is named in it."
                    + words();
        }
        String understood = known.isEmpty()
                ? "None of its words names a metric, table or column."
                : "I understand "
                        + known.entrySet().stream()
                                .map(part -> "\"" + part.getKey() + "\" (" + part.getValue() + ")")
                                .collect(Collectors.joining(", "))
                        + ", but not the question as a whole.";
        if (!unknown.isEmpty()) {
            List<String> words =
                    unknown.stream().map(Token::text).distinct().limit(MOST).toList();
            return understood + " I do not know the word" + (words.size() > 1 ? "s " : " ") + listed(words) + "."
                    + asWords(words);
        }
        return understood + apart().orElseGet(this::asPattern);
    }

    private Map<String, String> known() {
        Map<String, String> known = new LinkedHashMap<>();
        for (int index = 0; index < tokens.size() && known.size() < MOST; index++) {
            int from = index;
            periods.stream()
                    .filter(mention -> mention.from() == from)
                    .forEach(mention -> known.put(text(mention.from(), mention.to()), "a period"));
            names.stream()
                    .filter(link -> link.from() == from && link.cost() <= SURELY)
                    .min(Comparator.comparingDouble(NameLink::cost))
                    .ifPresent(link -> known.put(text(link.from(), link.to()), name(link.target())));
        }
        return known;
    }

    private String text(int from, int to) {
        return tokens.subList(from, to).stream().map(Token::text).collect(Collectors.joining(" "));
    }

    private static String name(Target target) {
        String table = target.table().name().name();
        return switch (target) {
            case Target.OfTable named -> "the table " + table;
            case Target.OfColumn(var of, var column) -> table + "." + column.name();
            case Target.OfColumns(var of, var columns) ->
                table + "." + columns.getFirst().name();
        };
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
                    return Optional.of(" Nothing tells how " + one.name().name() + " and "
                            + other.name().name() + " belong together: a foreign key, or a join hint in"
                            + " related_tables, would.");
                }
            }
        }
        return Optional.empty();
    }

    private String asPattern() {
        return " A metric or a query pattern for it would make it answerable.";
    }

    private static String asWords(List<String> words) {
        return words.size() > 1
                ? " Synonyms for them, in the glossary or of a metric, would make it answerable."
                : " A synonym for it, in the glossary or of a metric, would make it answerable.";
    }

    private static String listed(List<String> words) {
        return words.stream().map(word -> "\"" + word + "\"").collect(Collectors.joining(", "));
    }

    private String words() {
        List<String> words = tokens.stream()
                .filter(FunctionWords::content)
                .map(Token::text)
                .distinct()
                .limit(MOST)
                .toList();
        return words.isEmpty() ? "" : " Its words are: " + String.join(", ", words) + ".";
    }
}
