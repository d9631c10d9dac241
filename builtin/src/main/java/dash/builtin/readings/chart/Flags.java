package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.context.Context;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Columns of texts that say yes or no, by their names and by what stands in them: T and F, Y and N, Yes and No. */
final class Flags {

    private static final List<List<String>> WRITTEN = List.of(
            List.of("T", "F"), List.of("Y", "N"), List.of("Yes", "No"), List.of("True", "False"), List.of("1", "0"));
    private static final List<String> ALL =
            WRITTEN.stream().flatMap(List::stream).toList();
    private static final Pattern ASKING =
            Pattern.compile("(is|has|had|was|can|are|does|allows?|accepts?)_.*|.*_(flag|flg|yn|tf|ind|indicator)");

    private final Context context;
    private final Values values;
    private final Map<Term.Attribute, Optional<Flag>> known = new HashMap<>();

    Flags(Context context, Values values) {
        this.context = context;
        this.values = values;
    }

    /** How a column writes that something holds and that it does not. */
    private record Flag(String yes, String no) {}

    /** That it holds, or that it does not; empty where the column says something else. */
    Optional<Condition> says(Term.Attribute attribute, boolean yes) {
        return known.computeIfAbsent(attribute, this::flag)
                .map(flag -> new Condition.Compared(
                        attribute,
                        Condition.Comparison.EQUAL,
                        new Term.Constant(Term.Constant.Kind.TEXT, yes ? flag.yes() : flag.no())));
    }

    private Optional<Flag> flag(Term.Attribute attribute) {
        ColumnName name = new ColumnName(attribute.of().table().name(), attribute.column());
        if (!World.isText(attribute) || !asks(World.plain(attribute)) || ValueLinks.sensitive(context, name)) {
            return Optional.empty();
        }
        List<String> found =
                values.find(ALL, List.of(name)).stream().map(ValueMatch::value).toList();
        return WRITTEN.stream()
                .map(pair -> pair.stream()
                        .flatMap(text ->
                                found.stream().filter(text::equalsIgnoreCase).limit(1))
                        .toList())
                .filter(pair -> pair.size() == 2)
                .map(pair -> new Flag(pair.getFirst(), pair.getLast()))
                .findFirst();
    }

    /** A name that asks a question, or that is what may be said of a row: {@code has_organ}, {@code insured}. */
    private static boolean asks(String column) {
        String last = column.substring(column.lastIndexOf('_') + 1);
        List<PartOfSpeech> parts = Lexicon.english().parts(last);
        return ASKING.matcher(column).matches()
                || last.matches("\\p{L}{4,}ed")
                || (!parts.isEmpty() && parts.getFirst() == PartOfSpeech.ADJECTIVE);
    }
}
