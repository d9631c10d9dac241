package dash.draft.from;

import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds the live table behind a name of another tool: quotes, case and the database in front do not count. */
final class LiveTables {

    private final Schema schema;

    LiveTables(Schema schema) {
        this.schema = schema;
    }

    /** Written {@code database.schema.table}, {@code schema.table} or {@code table}, with any quotes. */
    Optional<Table> find(String written) {
        List<String> parts = Arrays.stream(written.split("\\."))
                .map(part -> part.replaceAll("[\"`\\[\\]]", "").strip())
                .filter(part -> !part.isEmpty())
                .toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        List<Table> named = schema.tables().stream()
                .filter(table -> same(table.name().name(), parts.getLast()))
                .toList();
        Optional<Table> exact = parts.size() < 2
                ? Optional.empty()
                : named.stream()
                        .filter(table -> same(table.name().schema(), parts.get(parts.size() - 2)))
                        .findFirst();
        return exact.or(() -> named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty());
    }

    static Optional<Column> column(Table table, String written) {
        String plain = written.replaceAll("[\"`]", "").strip();
        return table.columns().stream()
                .filter(column -> same(column.name(), plain))
                .findFirst();
    }

    /** The shortest name that means it. */
    String name(Table table) {
        boolean alone = schema.find(table.name().name())
                .filter(found -> found.name().equals(table.name()))
                .isPresent();
        return alone ? table.name().name() : table.name().toString();
    }

    private static boolean same(String one, String other) {
        return Names.key(one).equals(Names.key(other));
    }
}
