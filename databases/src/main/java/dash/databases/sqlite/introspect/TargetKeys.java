package dash.databases.sqlite.introspect;

import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fills in what foreign keys leave unsaid: target columns, and the target's name as the target itself spells it. */
final class TargetKeys {

    private final Map<RelationName, Table> tables;

    TargetKeys(Map<RelationName, Table> tables) {
        this.tables = tables;
    }

    List<Table> completed() {
        return tables.values().stream().map(this::completed).toList();
    }

    /** A key that points out of the scope, or to nothing, is no join anybody could make. */
    private Table completed(Table table) {
        List<ForeignKey> keys = table.foreignKeys().stream()
                .flatMap(key -> completed(key).stream())
                .toList();
        return new Table(
                table.name(),
                table.kind(),
                table.columns(),
                table.uniqueKeys(),
                keys,
                table.indexes(),
                table.comment(),
                table.rowEstimate(),
                table.definition());
    }

    private Optional<ForeignKey> completed(ForeignKey key) {
        Optional<Table> target = tables.values().stream()
                .filter(table ->
                        table.name().name().equalsIgnoreCase(key.target().name()))
                .findFirst();
        if (target.isEmpty()) {
            return Optional.empty();
        }
        boolean said = !key.targetColumns().contains("");
        List<String> columns = said
                ? key.targetColumns()
                : target.get().uniqueKeys().stream().findFirst().orElse(List.of());
        return columns.size() == key.columns().size()
                ? Optional.of(new ForeignKey(key.columns(), target.get().name(), columns))
                : Optional.empty();
    }
}
