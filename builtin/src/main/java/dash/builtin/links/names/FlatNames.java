package dash.builtin.links.names;

import dash.builtin.lexicon.Kind;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * People that have no table of their own: where results have {@code driver_no} and {@code name}, the name is the driver's, and
 * whoever asks which driver wants to read it. So it is in tables beside it that keep a name and more in the same columns, and
 * where a table is called after those it ranks: {@code builders_ranking} with one column of texts.
 */
final class FlatNames {

    static final double COST = 0.1;

    private static final Set<String> MARKS = Set.of("number", "id", "code", "tag", "key");

    private final Map<RelationName, Map<String, Column>> found = new LinkedHashMap<>();

    FlatNames(Schema schema) {
        schema.tables().forEach(table -> found.put(table.name(), marked(table)));
        List<Table> marking = schema.tables().stream()
                .filter(table -> isFlat(table) && !of(table).isEmpty())
                .toList();
        schema.tables().forEach(table -> alike(table, marking));
        schema.tables().forEach(this::ranked);
    }

    /** The column of the name by what it names; empty when the table has no name, or marks nobody. */
    Map<String, Column> of(Table table) {
        return found.getOrDefault(table.name(), Map.of());
    }

    private static Map<String, Column> marked(Table table) {
        Optional<Column> name = name(table);
        Map<String, Column> marked = new LinkedHashMap<>();
        for (Column column : name.isEmpty() ? List.<Column>of() : table.columns()) {
            List<String> words = Identifier.words(column.name(), SchemaNames.KNOWN);
            boolean leads =
                    table.foreignKeys().stream().anyMatch(key -> key.columns().contains(column.name()));
            if (!leads && words.size() == 2 && MARKS.contains(words.getLast()) && isPerson(words.getFirst())) {
                marked.putIfAbsent(words.getFirst(), name.orElseThrow());
            }
        }
        return marked;
    }

    private static Optional<Column> name(Table table) {
        return table.columns().stream()
                .filter(column -> column.name().equalsIgnoreCase("name"))
                .findFirst();
    }

    /** A table that has no key and says not whose its names are: those of one beside it, when more than the name is alike. */
    private void alike(Table table, List<Table> marking) {
        Map<String, Column> own = of(table);
        Optional<Column> name = name(table).filter(column -> own.isEmpty() && isFlat(table));
        marking.stream()
                .filter(other -> name.isPresent() && sharesTexts(table, other))
                .forEach(other -> of(other).keySet().forEach(person -> own.putIfAbsent(person, name.orElseThrow())));
    }

    private static boolean sharesTexts(Table one, Table other) {
        return texts(one).stream()
                .map(Column::name)
                .filter(name -> !name.equalsIgnoreCase("name"))
                .anyMatch(name ->
                        texts(other).stream().anyMatch(column -> column.name().equals(name)));
    }

    private void ranked(Table table) {
        List<String> words = Identifier.words(table.name().name(), SchemaNames.KNOWN);
        List<Column> texts = texts(table);
        if (isFlat(table) && words.size() == 2 && isPerson(words.getFirst()) && texts.size() == 1) {
            of(table).putIfAbsent(WordKey.singular(words.getFirst()), texts.getFirst());
        }
    }

    private static boolean isFlat(Table table) {
        return table.uniqueKeys().isEmpty() && table.foreignKeys().isEmpty();
    }

    private static List<Column> texts(Table table) {
        return table.columns().stream()
                .filter(column -> TypeFamily.of(column.type())
                        .filter(TypeFamily.TEXT::equals)
                        .isPresent())
                .toList();
    }

    private static boolean isPerson(String word) {
        return Lexicon.english().kinds(WordKey.singular(word)).stream().limit(2).anyMatch(Kind.PERSON::equals);
    }
}
