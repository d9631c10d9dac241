package dash.builtin.sql;

import dash.builtin.links.names.SchemaNames;
import dash.builtin.query.Term;
import dash.context.Context;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Numbers that are kept as texts with signs that no cast takes, as the notes on a table tell: {@code $1,250.00}, {@code 96,400}.
 * They are added up, compared and ordered as the numbers they are, and shown as they are written. Of those that would cast, only
 * what its name calls an amount is read so: a class {@code 1} is no number of anything.
 */
final class ToldNumbers {

    static final String TYPE = "numeric";

    private static final Pattern NOTE = Pattern.compile("`([^`]+)` holds numbers as text; "
            + "(?:all of them cast|[^:]* values do not cast: ('.*'(?:, …)?))\\. .*");
    private static final Pattern EXAMPLE = Pattern.compile("'([^']*)'");
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?\\p{Sc}?\\s?\\d{1,3}(,\\d{3})*(\\.\\d+)?\\s?(\\p{Sc}|%)?");
    private static final Pattern PLAIN = Pattern.compile("[\\d.+\\s-]");
    private static final Set<String> AMOUNTS = Set.of(
            "amount", "price", "cost", "fee", "total", "salary", "weight", "height", "quantity", "revenue", "income");

    private ToldNumbers() {}

    /** The columns of a table that hold such numbers, each with the signs to be taken away. */
    static Map<String, Set<String>> signs(TableKnowledge known, Table table) {
        Map<String, Set<String>> signs = new LinkedHashMap<>();
        for (String note : known.dataQualityNotes()) {
            Matcher matcher = NOTE.matcher(note);
            if (matcher.matches()
                    && table.column(matcher.group(1))
                            .filter(ToldNumbers::isText)
                            .isPresent()) {
                signs(matcher).ifPresent(found -> signs.put(matcher.group(1), found));
            }
        }
        return signs;
    }

    private static boolean isText(Column column) {
        TypeFamily family = TypeFamily.of(column.type()).orElse(TypeFamily.TEXT);
        return family == TypeFamily.TEXT || column.type().equals(TYPE);
    }

    private static Optional<Set<String>> signs(Matcher note) {
        if (note.group(2) == null) {
            boolean amount = AMOUNTS.contains(SchemaNames.parts(note.group(1)).getLast());
            return amount ? Optional.of(Set.of()) : Optional.empty();
        }
        List<String> examples = EXAMPLE.matcher(note.group(2))
                .results()
                .map(found -> found.group(1))
                .toList();
        return examples.stream().allMatch(example -> NUMBER.matcher(example).matches())
                ? Optional.of(examples.stream()
                        .flatMap(example -> example.codePoints().mapToObj(Character::toString))
                        .filter(sign -> !PLAIN.matcher(sign).matches())
                        .collect(Collectors.toCollection(TreeSet::new)))
                : Optional.empty();
    }

    /** How a column of numbers is read, when it keeps them as texts. */
    static Optional<String> parsed(Term.Attribute attribute, String written, Context context) {
        Table table = attribute.of().table();
        boolean number = table.column(attribute.column())
                .filter(column -> column.type().equals(TYPE))
                .isPresent();
        return !number
                ? Optional.empty()
                : context.knowledge().tables().stream()
                        .filter(known -> !known.dataQualityNotes().isEmpty())
                        .filter(known -> context.schema()
                                .find(known.name())
                                .filter(found -> found.name().equals(table.name()))
                                .isPresent())
                        .flatMap(
                                known -> Optional.ofNullable(signs(known, table).get(attribute.column())).stream())
                        .findFirst()
                        .map(signs -> parsed(signs, written, context.schema().dialect()));
    }

    private static String parsed(Set<String> signs, String written, Dialect dialect) {
        String text = written;
        for (String sign : signs) {
            text = "replace(" + text + ", " + dialect.text(sign) + ", '')";
        }
        return dialect.numberIn(text);
    }
}
