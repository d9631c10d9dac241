package dash.drift;

import dash.drift.Claims.OfColumn;
import dash.drift.Claims.OfTable;
import dash.drift.Claims.OfType;
import dash.drift.Claims.Trial;
import java.util.ArrayList;
import java.util.List;

/** Claims while they are being read off an item. */
final class Stated {

    private final Subject subject;
    private final List<OfTable> tables = new ArrayList<>();
    private final List<OfColumn> columns = new ArrayList<>();
    private final List<OfType> types = new ArrayList<>();
    private final List<Trial> statements = new ArrayList<>();

    Stated(Subject subject) {
        this.subject = subject;
    }

    Stated table(String table, String as) {
        tables.add(new OfTable(table, as));
        return this;
    }

    Stated column(String table, String column, String as) {
        columns.add(new OfColumn(table, column, as));
        return this;
    }

    Stated type(String table, String column, String type, String as) {
        types.add(new OfType(table, column, type, as));
        return this;
    }

    Stated statement(String what, String sql) {
        statements.add(new Trial(what, sql));
        return this;
    }

    Claims claims() {
        return new Claims(subject, tables, columns, types, statements);
    }
}
