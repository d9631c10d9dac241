package dash.builtin.links.names;

import dash.builtin.lexicon.Kind;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * People that have no table of their own: where results have {@code driver_no} and {@code name}, the name is the driver's, and
 * whoever asks which driver wants to read it.
 */
final class FlatNames {

    static final double COST = 0.1;

    private static final Set<String> MARKS = Set.of("number", "id", "code", "tag", "key");

    private FlatNames() {}

    /** The column of the name by what it names; empty when the table has no name, or marks nobody. */
    static Map<String, Column> of(Table table, Predicate<String> known) {
        Optional<Column> name = table.columns().stream()
                .filter(column -> column.name().equalsIgnoreCase("name"))
                .findFirst();
        Map<String, Column> found = new LinkedHashMap<>();
        for (Column column : name.isEmpty() ? List.<Column>of() : table.columns()) {
            List<String> words = Identifier.words(column.name(), known);
            boolean leads =
                    table.foreignKeys().stream().anyMatch(key -> key.columns().contains(column.name()));
            if (!leads && words.size() == 2 && MARKS.contains(words.getLast()) && isPerson(words.getFirst())) {
                found.putIfAbsent(words.getFirst(), name.orElseThrow());
            }
        }
        return found;
    }

    private static boolean isPerson(String word) {
        return Lexicon.english().kinds(WordKey.singular(word)).stream().limit(2).anyMatch(Kind.PERSON::equals);
    }
}
