package dash.drift;

import java.util.List;

/**
 * What somebody says about the source.
 *
 * @param statements whole statements that have to run
 */
public record Claims(
        Subject subject, List<OfTable> tables, List<OfColumn> columns, List<OfType> types, List<Trial> statements) {

    /** There is a table of this name; {@code as} says in which role, such as "related table". */
    record OfTable(String table, String as) {}

    /** The table has this column. */
    record OfColumn(String table, String column, String as) {}

    /** The column is of this type. */
    record OfType(String table, String column, String type, String as) {}

    /** A statement that has to run; {@code what} says which, such as "its SQL". */
    record Trial(String what, String sql) {}

    public Claims {
        tables = List.copyOf(tables);
        columns = List.copyOf(columns);
        types = List.copyOf(types);
        statements = List.copyOf(statements);
    }

    /** Somebody who says nothing but that these statements run. */
    public static Claims ofStatements(Subject subject, List<String> sql) {
        return new Claims(
                subject,
                List.of(),
                List.of(),
                List.of(),
                sql.stream().map(one -> new Trial("its SQL", one)).toList());
    }
}
