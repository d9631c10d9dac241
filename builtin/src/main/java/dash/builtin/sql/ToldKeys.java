package dash.builtin.sql;

import dash.context.Context;
import dash.schema.ForeignKey;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Keys between tables of a source that declares none: what join hints and names tell leads from one table to the other like any
 * key, so that {@code maker} of a car is the maker and no number.
 */
public final class ToldKeys {

    /** Beyond this it would be felt. */
    private static final int MANY = 200;

    private ToldKeys() {}

    /** The context with these keys; itself where the source declares keys of its own. */
    public static Context read(Context context) {
        Schema schema = context.schema();
        boolean declares =
                schema.tables().stream().anyMatch(table -> !table.foreignKeys().isEmpty());
        if (declares || schema.tables().size() > MANY || schema.tables().size() < 2) {
            return context;
        }
        Edges edges = new Edges(schema).with(context.knowledge());
        List<Table> tables = schema.tables().stream()
                .map(table -> with(table, keys(table, edges)))
                .toList();
        return tables.equals(schema.tables())
                ? context
                : ToldDays.with(
                        context,
                        new Schema(schema.fingerprint() + " keys", schema.searchPath(), tables, schema.dialect()));
    }

    private static List<ForeignKey> keys(Table table, Edges edges) {
        List<ForeignKey> keys = new ArrayList<>();
        for (Edge edge : edges.of(table)) {
            boolean leads = edge.toOne()
                    && edge.from().name().equals(table.name())
                    && edge.fromColumns().size() == 1
                    && edge.to().uniqueKeys().contains(edge.toColumns())
                    && !table.uniqueKeys().contains(edge.fromColumns());
            boolean known = keys.stream().anyMatch(key -> key.columns().equals(edge.fromColumns()));
            if (leads && !known) {
                keys.add(new ForeignKey(edge.fromColumns(), edge.to().name(), edge.toColumns()));
            }
        }
        return keys;
    }

    private static Table with(Table table, List<ForeignKey> keys) {
        return keys.isEmpty()
                ? table
                : new Table(
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
}
