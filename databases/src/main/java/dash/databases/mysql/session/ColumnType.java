package dash.databases.mysql.session;

import java.util.Locale;

/** A type by the server's name for it, and which sort of cell its values become. */
record ColumnType(String name, Sort sort) {

    /** How the printed form of a value is read. */
    enum Sort {
        TEXT,
        NUMBER,
        DAY,
        TIME,
        MOMENT,
        BYTES,
        OTHER
    }

    static ColumnType of(String driverName) {
        String name = driverName.toLowerCase(Locale.ROOT);
        String plain = name.replaceAll("\\(.*\\)", "").replace(" unsigned", "").strip();
        return new ColumnType(name, sort(plain));
    }

    private static Sort sort(String plain) {
        return switch (plain) {
            case "varchar", "char", "text", "tinytext", "mediumtext", "longtext", "enum", "set", "string", "null" ->
                Sort.TEXT;
            case "int",
                    "integer",
                    "tinyint",
                    "smallint",
                    "mediumint",
                    "bigint",
                    "decimal",
                    "olddecimal",
                    "double",
                    "float",
                    "year" -> Sort.NUMBER;
            case "date" -> Sort.DAY;
            case "time" -> Sort.TIME;
            case "datetime", "timestamp" -> Sort.MOMENT;
            case "binary", "varbinary", "blob", "tinyblob", "mediumblob", "longblob", "bit", "geometry" -> Sort.BYTES;
            default -> Sort.OTHER;
        };
    }
}
