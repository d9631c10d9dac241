package dash.builtin.links;

import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.Optional;

/** Where the columns that knowledge names stand in the live schema. */
public record Columns(Knowledge knowledge, Schema schema) {

    /** A dimension's table and column, when both exist. */
    public Optional<ColumnName> of(Metric metric, Dimension dimension) {
        return table(metric, dimension)
                .flatMap(table ->
                        table.column(dimension.column()).map(column -> new ColumnName(table.name(), column.name())));
    }

    public Optional<Table> table(Metric metric, Dimension dimension) {
        return dimension.table().or(metric::table).flatMap(schema::find);
    }

    public boolean own(Metric metric, Dimension dimension) {
        return metric.table()
                .flatMap(schema::find)
                .equals(dimension.table().or(metric::table).flatMap(schema::find));
    }

    Optional<Column> column(ColumnName name) {
        return schema.table(name.table()).flatMap(table -> table.column(name.column()));
    }

    boolean sensitive(ColumnName name) {
        return knowledge.tables().stream()
                .filter(table -> schema.find(table.name())
                        .map(found -> found.name().equals(name.table()))
                        .orElse(false))
                .anyMatch(table -> table.sensitiveColumns().contains(name.column()));
    }
}
