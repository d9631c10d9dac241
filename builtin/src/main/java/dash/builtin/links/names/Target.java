package dash.builtin.links.names;

import dash.schema.Column;
import dash.schema.Table;
import java.util.List;

/** What a name belongs to. */
public sealed interface Target {

    Table table();

    /** Tells it from all others of the schema. */
    String label();

    record OfTable(Table table) implements Target {
        @Override
        public String label() {
            return table.name().toString();
        }
    }

    record OfColumn(Table table, Column column) implements Target {
        @Override
        public String label() {
            return table.name() + "." + column.name();
        }
    }

    /** Columns that are one thing together, such as first and last name. */
    record OfColumns(Table table, List<Column> columns) implements Target {
        public OfColumns {
            columns = List.copyOf(columns);
        }

        @Override
        public String label() {
            return table.name() + "." + columns.stream().map(Column::name).toList();
        }
    }
}
