package dash.builtin.sql;

import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which table a column's name belongs to: the one whose declared key has this name; and where nothing is declared the one
 * that is called so, as {@code state_name} belongs to {@code state} and {@code customer_id} to the {@code id} of
 * {@code customers}.
 */
final class NamedKeys {

    private static final Set<String> EVERYDAY = Set.of(
            "id", "name", "code", "key", "number", "no", "title", "date", "year", "type", "status", "value", "uuid");
    /** Numbers of their own, whatever tables are called. */
    private static final Set<String> MEASURES = Set.of(
            "order",
            "level",
            "rank",
            "position",
            "point",
            "score",
            "count",
            "price",
            "amount",
            "grade",
            "size",
            "rating");

    private static final Pattern WITH_STEM = Pattern.compile("(\\p{L}[\\p{L}\\d_]*?)_?(id|code|name|key)");

    private final Map<String, Owner> declared = new HashMap<>();
    private final Map<String, Owner> guessed = new HashMap<>();

    /** Where a name is at home. */
    record Owner(Table table, String column, Edge.Trust trust) {}

    NamedKeys(Schema schema) {
        for (Table table : schema.tables()) {
            table.uniqueKeys().stream()
                    .filter(key -> key.size() == 1 && !EVERYDAY.contains(lower(key.getFirst())))
                    .map(List::getFirst)
                    .forEach(key ->
                            declared.merge(lower(key), new Owner(table, key, Edge.Trust.NAMED), NamedKeys::simpler));
        }
        schema.tables().forEach(this::guess);
        schema.tables().forEach(this::plain);
        schema.tables().forEach(this::leading);
    }

    /** Where no key is declared the first column often is one: {@code city_name} of a table about cities. */
    private void leading(Table table) {
        if (table.uniqueKeys().isEmpty() && table.columns().size() > 1) {
            String first = lower(table.columns().getFirst().name());
            if (first.indexOf('_') > 0 && !EVERYDAY.contains(first)) {
                guessed.putIfAbsent(
                        first, new Owner(table, table.columns().getFirst().name(), Edge.Trust.GUESSED));
            }
        }
    }

    /** Several tables may share a key; the one with the shortest name is the thing itself. */
    private static Owner simpler(Owner one, Owner other) {
        return Stream.of(one, other)
                .min(Comparator.comparingInt(
                        owner -> owner.table().name().name().length()))
                .orElseThrow();
    }

    private void guess(Table table) {
        boolean keyless = table.uniqueKeys().isEmpty();
        String name = lower(table.name().name());
        for (Column column : table.columns()) {
            Matcher stem = WITH_STEM.matcher(lower(column.name()));
            if (keyless && stem.matches() && name.startsWith(stem.group(1))) {
                put(lower(column.name()), table, column.name());
            }
            if (lower(column.name()).equals("id") && (keyless || Edges.unique(table, List.of(column.name())))) {
                put(name + "_id", table, column.name());
                put(single(name) + "_id", table, column.name());
            }
        }
    }

    /** A number that is called like a table, or like its key without the "id", is that key: {@code maker} for {@code maker_id}. */
    private void plain(Table table) {
        table.uniqueKeys().stream()
                .filter(key -> key.size() == 1)
                .map(List::getFirst)
                .filter(key -> table.column(key)
                        .flatMap(column -> TypeFamily.of(column.type()))
                        .filter(TypeFamily::isNumber)
                        .isPresent())
                .limit(1)
                .forEach(key -> {
                    Matcher stem = WITH_STEM.matcher(lower(key));
                    String name = lower(table.name().name());
                    List.of(
                                    stem.matches() ? stem.group(1) : "",
                                    single(name),
                                    single(name.substring(name.lastIndexOf('_') + 1)))
                            .stream()
                            .filter(each -> each.length() > 3 && !EVERYDAY.contains(each) && !MEASURES.contains(each))
                            .forEach(each -> put(each, table, key));
                });
    }

    private void put(String name, Table table, String column) {
        guessed.merge(name, new Owner(table, column, Edge.Trust.GUESSED), NamedKeys::simpler);
    }

    private static String single(String name) {
        if (name.endsWith("ies")) {
            return name.substring(0, name.length() - 3) + "y";
        }
        return name.endsWith("s") && !name.endsWith("ss") ? name.substring(0, name.length() - 1) : name;
    }

    Optional<Owner> owner(String column) {
        String name = lower(column);
        return Optional.ofNullable(declared.get(name)).or(() -> Optional.ofNullable(guessed.get(name)));
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
