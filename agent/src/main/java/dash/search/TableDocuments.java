package dash.search;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Knowledge;
import dash.knowledge.Names;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.SearchDocument.Kind;
import dash.search.SearchDocument.Part;
import dash.search.SearchDocument.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The documents of tables: live columns, and what people say about them. */
final class TableDocuments {

    /** A table with more columns gets, beside its own document, one a group, so that a search can say which matter. */
    private static final int WIDE = 40;

    private static final int COLUMNS_IN_A_GROUP = 20;
    private static final int MOST_VALUES = 40;
    private static final int MOST_CHARACTERS_OF_A_VALUE = 60;

    private final Schema schema;
    private final ColumnValues values;
    private final Predicate<ColumnName> sensitive;
    private final Map<RelationName, TableKnowledge> notes = new HashMap<>();
    private final List<TableKnowledge> withoutTable = new ArrayList<>();

    TableDocuments(Knowledge knowledge, Schema schema, ColumnValues values, Predicate<ColumnName> sensitive) {
        this.schema = schema;
        this.values = values;
        this.sensitive = sensitive;
        Map<String, RelationName> names = names(schema);
        for (TableKnowledge note : knowledge.tables()) {
            Optional.ofNullable(names.get(Names.key(note.name())))
                    .ifPresentOrElse(name -> notes.putIfAbsent(name, note), () -> withoutTable.add(note));
        }
    }

    /** Every name a person may write for a table; an unqualified one means the first along the search path. */
    private static Map<String, RelationName> names(Schema schema) {
        Map<String, RelationName> names = new HashMap<>();
        schema.tables().forEach(table -> names.put(Names.key(table.name().toString()), table.name()));
        Map<String, List<Table>> bySchema = new HashMap<>();
        schema.tables()
                .forEach(table -> bySchema.computeIfAbsent(table.name().schema(), key -> new ArrayList<>())
                        .add(table));
        schema.searchPath().stream()
                .flatMap(path -> bySchema.getOrDefault(path, List.of()).stream())
                .forEach(table -> names.putIfAbsent(Names.key(table.name().name()), table.name()));
        return names;
    }

    Stream<SearchDocument> all() {
        return Stream.concat(
                schema.tables().stream().flatMap(table -> of(table, Optional.ofNullable(notes.get(table.name())))),
                withoutTable.stream().map(this::unseen));
    }

    private Stream<SearchDocument> of(Table table, Optional<TableKnowledge> note) {
        List<Part> parts = new ArrayList<>();
        parts.add(Part.of(Role.NAME, table.name().name()));
        parts.add(Part.of(Role.PLACE, table.name().schema()));
        prose(parts, "", table.comment());
        note.ifPresent(known -> tell(known, parts));
        table.columns().forEach(column -> column(table, column, note, parts));
        table.foreignKeys().stream()
                .map(key -> key.target().name())
                .distinct()
                .forEach(target -> parts.add(Part.of(Role.RELATED, target)));
        SearchDocument whole = new SearchDocument(
                "table:" + table.name(),
                Kind.TABLE,
                table.name().name(),
                parts,
                List.of(table.name().toString()));
        return Stream.concat(Stream.of(whole), groups(table, note));
    }

    private Stream<SearchDocument> groups(Table table, Optional<TableKnowledge> note) {
        List<SearchDocument> groups = new ArrayList<>();
        int count = table.columns().size();
        for (int from = 0; count > WIDE && from < count; from += COLUMNS_IN_A_GROUP) {
            List<Part> parts = new ArrayList<>();
            parts.add(Part.of(Role.RELATED, table.name().name()));
            table.columns()
                    .subList(from, Math.min(count, from + COLUMNS_IN_A_GROUP))
                    .forEach(column -> column(table, column, note, parts));
            groups.add(new SearchDocument(
                    "columns:" + table.name() + "#" + (groups.size() + 1),
                    Kind.COLUMN_GROUP,
                    table.name().name() + ", columns " + (from + 1) + " to "
                            + Math.min(count, from + COLUMNS_IN_A_GROUP),
                    parts,
                    List.of(table.name().toString())));
        }
        return groups.stream();
    }

    private void column(Table table, Column column, Optional<TableKnowledge> note, List<Part> parts) {
        String name = column.name();
        parts.add(new Part(Role.COLUMN, name, name));
        prose(parts, name, column.comment());
        note.ifPresent(known -> {
            known.columns().stream()
                    .filter(told -> same(told.name(), name))
                    .map(ColumnKnowledge::description)
                    .forEach(text -> prose(parts, name, text));
            known.columnNotes().forEach((told, text) -> {
                if (same(told, name)) {
                    prose(parts, name, text);
                }
            });
        });
        if (mayBeLookedInto(table, name, note)) {
            bounded(column, new ColumnName(table.name(), name))
                    .forEach(value -> parts.add(new Part(Role.VALUE, name, value)));
        }
    }

    private Stream<String> bounded(Column column, ColumnName name) {
        Set<String> seen = new HashSet<>();
        return Stream.concat(column.enumeration().stream(), values.of(name).stream())
                .filter(value -> !value.isBlank() && value.length() <= MOST_CHARACTERS_OF_A_VALUE)
                .filter(seen::add)
                .limit(MOST_VALUES);
    }

    private boolean mayBeLookedInto(Table table, String column, Optional<TableKnowledge> note) {
        boolean called = note.stream()
                .flatMap(known -> known.sensitiveColumns().stream())
                .anyMatch(told -> same(told, column));
        return !called && !sensitive.test(new ColumnName(table.name(), column));
    }

    private static void tell(TableKnowledge known, List<Part> parts) {
        prose(parts, "", known.description());
        known.useCases().forEach(text -> prose(parts, "", text));
        known.dataQualityNotes().forEach(text -> prose(parts, "", text));
        known.relatedTables().forEach(related -> parts.add(Part.of(Role.RELATED, related.table())));
    }

    /** A table that people describe and nobody has seen: the schema could not be read, or it is gone. */
    private SearchDocument unseen(TableKnowledge known) {
        List<Part> parts = new ArrayList<>();
        parts.add(Part.of(Role.NAME, known.name()));
        tell(known, parts);
        known.columns().forEach(column -> {
            parts.add(new Part(Role.COLUMN, column.name(), column.name()));
            prose(parts, column.name(), column.description());
        });
        return new SearchDocument("table:" + known.name(), Kind.TABLE, known.name(), parts, List.of(known.name()));
    }

    private static void prose(List<Part> parts, String label, String text) {
        if (!text.isBlank()) {
            parts.add(new Part(Role.PROSE, label, text));
        }
    }

    private static boolean same(String one, String other) {
        return Names.key(one).equals(Names.key(other));
    }
}
