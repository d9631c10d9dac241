package dash.databases.postgresql.session;

import java.sql.SQLException;
import java.sql.Types;
import org.postgresql.core.TypeInfo;

/** A type by the server's name for it, and which sort of cell its values become. */
record ColumnType(String name, Sort sort) {

    /** How the printed form of a value is read. */
    enum Sort {
        TEXT,
        NUMBER,
        TRUTH,
        DAY,
        TIME,
        LOCAL_MOMENT,
        MOMENT,
        OTHER
    }

    /** Asks the server about a type the driver does not know, in the same transaction. */
    static ColumnType of(int oid, TypeInfo types) throws SQLException {
        String name = types.getPGType(oid);
        if (name == null) {
            return new ColumnType("unknown", Sort.OTHER);
        }
        Sort sort = builtIn(name);
        boolean enumeration = sort == Sort.OTHER && types.getSQLType(oid) == Types.VARCHAR;
        return new ColumnType(name, enumeration ? Sort.TEXT : sort);
    }

    private static Sort builtIn(String name) {
        return switch (name) {
            case "text", "varchar", "bpchar", "name", "char", "citext", "unknown" -> Sort.TEXT;
            case "int2", "int4", "int8", "oid", "float4", "float8", "numeric" -> Sort.NUMBER;
            case "bool" -> Sort.TRUTH;
            case "date" -> Sort.DAY;
            case "time" -> Sort.TIME;
            case "timestamp" -> Sort.LOCAL_MOMENT;
            case "timestamptz" -> Sort.MOMENT;
            default -> Sort.OTHER;
        };
    }
}
