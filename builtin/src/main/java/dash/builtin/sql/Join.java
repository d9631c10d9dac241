package dash.builtin.sql;

import dash.schema.Table;
import dash.statement.Dialect;
import java.util.List;

/**
 * A step from one table to another that finds at most one row there, so that nothing is counted twice.
 *
 * @param certain whether every row finds its partner; if not, rows without one have to be kept
 */
record Join(Table from, Table to, List<String> fromColumns, List<String> toColumns, boolean certain) {

    String condition(Dialect dialect) {
        StringBuilder condition = new StringBuilder();
        for (int index = 0; index < fromColumns.size(); index++) {
            condition
                    .append(index == 0 ? "" : " AND ")
                    .append(qualified(from, fromColumns.get(index), dialect))
                    .append(" = ")
                    .append(qualified(to, toColumns.get(index), dialect));
        }
        return condition.toString();
    }

    static String qualified(Table table, String column, Dialect dialect) {
        return dialect.name(table.name().name()) + "." + dialect.name(column);
    }
}
