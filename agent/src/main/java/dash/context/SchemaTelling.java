package dash.context;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Names;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Live tables as quoted lines: with types, keys, comments and notes; with types and keys; with names alone. Sensitive
 * columns are not told: no statement may read them. Row estimates are not told either, because they change all the time.
 */
final class SchemaTelling {

    private static final int MOST_ALLOWED_VALUES = 20;

    private final TableMap tables;
    private final Predicate<ColumnName> sensitive;
    private final Predicate<TableKnowledge> drafted;

    SchemaTelling(TableMap tables, Predicate<ColumnName> sensitive, Predicate<TableKnowledge> drafted) {
        this.tables = tables;
        this.sensitive = sensitive;
        this.drafted = drafted;
    }

    List<String> of(TableMap.Entry entry, Table table) {
        String kind = table.kind() == Table.Kind.TABLE
                ? ""
                : " " + table.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        String comment =
                entry.note().filter(note -> !note.description().isBlank()).isPresent() ? "" : quoted(table.comment());
        String head = Quoted.code(entry.shown()) + kind;
        return List.of(
                Quoted.line(head + comment + columns(entry, table, "; ", column -> full(entry, table, column))),
                Quoted.line(head + columns(entry, table, ", ", column -> typed(table, column))),
                Quoted.line(head + columns(entry, table, ", ", column -> Quoted.code(column.name()))));
    }

    private String columns(TableMap.Entry entry, Table table, String separator, Function<Column, String> telling) {
        return table.columns().stream()
                .filter(column -> !isSensitive(entry, table, column))
                .map(telling)
                .collect(Collectors.joining(separator, " (", ")"));
    }

    private boolean isSensitive(TableMap.Entry entry, Table table, Column column) {
        return sensitive.test(new ColumnName(table.name(), column.name()))
                || entry.note().stream()
                        .flatMap(note -> note.sensitiveColumns().stream())
                        .anyMatch(called -> same(called, column));
    }

    private static boolean same(String name, Column column) {
        return Names.key(name).equals(Names.key(column.name()));
    }

    private String full(TableMap.Entry entry, Table table, Column column) {
        List<String> said = new ArrayList<>();
        add(said, column.comment());
        entry.note().ifPresent(note -> said.addAll(notes(note, column)));
        if (!column.enumeration().isEmpty()) {
            said.add("one of "
                    + column.enumeration().stream().limit(MOST_ALLOWED_VALUES).collect(Collectors.joining(", ")));
        }
        return typed(table, column) + quoted(said.stream().distinct().collect(Collectors.joining(" ")));
    }

    private List<String> notes(TableKnowledge note, Column column) {
        List<String> said = new ArrayList<>();
        note.columns().stream()
                .filter(known -> same(known.name(), column))
                .map(ColumnKnowledge::description)
                .forEach(text -> add(said, text));
        note.columnNotes().forEach((name, text) -> {
            if (same(name, column)) {
                add(said, text);
            }
        });
        return drafted.test(note)
                ? said.stream().map(text -> "(drafted) " + text).toList()
                : said;
    }

    private static void add(List<String> said, String text) {
        if (!text.isBlank()) {
            said.add(text.strip().endsWith(".") ? text.strip() : text.strip() + ".");
        }
    }

    private String typed(Table table, Column column) {
        String key =
                !table.uniqueKeys().isEmpty() && table.uniqueKeys().getFirst().equals(List.of(column.name()))
                        ? " key"
                        : "";
        return Quoted.code(column.name()) + " " + Quoted.code(column.type()) + key
                + target(table, column).map(to -> " -> " + to).orElse("");
    }

    private Optional<String> target(Table table, Column column) {
        for (ForeignKey key : table.foreignKeys()) {
            int at = key.columns().indexOf(column.name());
            if (at >= 0) {
                String to = tables.find(key.target().toString())
                        .map(TableMap.Entry::shown)
                        .orElse(key.target().toString());
                return Optional.of(Quoted.code(to + "." + key.targetColumns().get(at)));
            }
        }
        return Optional.empty();
    }

    private static String quoted(String text) {
        String words = Quoted.words(text).replace('"', '\'');
        return words.isEmpty() ? "" : " \"" + words + "\"";
    }
}
