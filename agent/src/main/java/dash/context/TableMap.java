package dash.context;

import dash.knowledge.Knowledge;
import dash.knowledge.Names;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tables, live and described, under one key each, and which of them can be joined. */
final class TableMap {

    private static final Pattern READ =
            Pattern.compile("\\b(?:from|join)\\s+(?:only\\s+)?([\\w$\".]+)", Pattern.CASE_INSENSITIVE);

    /**
     * One table.
     *
     * @param key the full name of a live one, else the name in its description as names are compared
     * @param shown the shortest name that means it
     */
    record Entry(String key, String shown, int place, Optional<Table> live, Optional<TableKnowledge> note) {}

    private final Map<String, String> keys = new HashMap<>();
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, Set<String>> joins = new HashMap<>();
    private final List<Entry> all;

    TableMap(Knowledge knowledge, Schema schema) {
        Map<String, RelationName> unqualified = unqualified(schema);
        schema.tables().forEach(table -> keys.put(Names.key(table.name().toString()), key(table.name())));
        unqualified.forEach((name, relation) -> keys.putIfAbsent(name, key(relation)));
        Map<String, TableKnowledge> notes = new HashMap<>();
        knowledge.tables().forEach(note -> notes.putIfAbsent(keyOf(note.name()), note));
        for (Table table : schema.tables()) {
            boolean alone =
                    table.name().equals(unqualified.get(Names.key(table.name().name())));
            String key = key(table.name());
            String shown = alone ? table.name().name() : table.name().toString();
            add(new Entry(key, shown, entries.size(), Optional.of(table), Optional.ofNullable(notes.get(key))));
        }
        for (TableKnowledge note : knowledge.tables()) {
            String key = keyOf(note.name());
            if (!entries.containsKey(key)) {
                add(new Entry(key, note.name(), entries.size(), Optional.empty(), Optional.of(note)));
            }
        }
        entries.values().forEach(this::join);
        all = List.copyOf(entries.values());
    }

    private static Map<String, RelationName> unqualified(Schema schema) {
        Map<String, Map<String, RelationName>> bySchema = new HashMap<>();
        schema.tables()
                .forEach(table -> bySchema.computeIfAbsent(table.name().schema(), unseen -> new LinkedHashMap<>())
                        .put(Names.key(table.name().name()), table.name()));
        Map<String, RelationName> first = new LinkedHashMap<>();
        schema.searchPath()
                .forEach(path -> bySchema.getOrDefault(path, Map.of()).forEach(first::putIfAbsent));
        return first;
    }

    private static String key(RelationName name) {
        return name.toString();
    }

    private void add(Entry entry) {
        entries.put(entry.key(), entry);
    }

    private void join(Entry entry) {
        entry.live().ifPresent(table -> {
            for (ForeignKey key : table.foreignKeys()) {
                join(entry.key(), key(key.target()));
            }
        });
        entry.note().ifPresent(note -> {
            for (RelatedTable related : note.relatedTables()) {
                join(entry.key(), keyOf(related.table()));
            }
        });
    }

    private void join(String one, String other) {
        if (!one.equals(other) && entries.containsKey(one) && entries.containsKey(other)) {
            joins.computeIfAbsent(one, unseen -> new LinkedHashSet<>()).add(other);
            joins.computeIfAbsent(other, unseen -> new LinkedHashSet<>()).add(one);
        }
    }

    /** Of a name as people write it; a table that nobody knows is its own key. */
    String keyOf(String written) {
        String name = Names.key(written);
        return keys.getOrDefault(name, name);
    }

    Set<String> keys(Collection<String> written) {
        Set<String> found = new LinkedHashSet<>();
        written.forEach(name -> found.add(keyOf(name)));
        return found;
    }

    /** The known tables behind FROM and JOIN; a rough reading, good enough to bring a table along. */
    Set<String> readBy(String sql) {
        Set<String> found = new LinkedHashSet<>();
        Matcher matcher = READ.matcher(sql);
        while (matcher.find()) {
            String key = keyOf(matcher.group(1).replace("\"", ""));
            if (entries.containsKey(key)) {
                found.add(key);
            }
        }
        return found;
    }

    Optional<Entry> find(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** In the order of the schema; those that only a description knows come last. */
    List<Entry> all() {
        return all;
    }

    /** The known ones among these, in the same order. */
    List<Entry> among(Collection<String> some) {
        return some.stream()
                .map(entries::get)
                .filter(Objects::nonNull)
                .sorted(Comparator.comparingInt(Entry::place))
                .toList();
    }

    int live() {
        return (int) all.stream().filter(entry -> entry.live().isPresent()).count();
    }

    int size() {
        return entries.size();
    }

    Set<String> joined(String key) {
        return joins.getOrDefault(key, Set.of());
    }
}
