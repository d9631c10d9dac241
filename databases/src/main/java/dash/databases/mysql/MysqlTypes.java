package dash.databases.mysql;

import java.util.Locale;

/** What can stand in CAST here, for types as trees of any engine call them. */
final class MysqlTypes {

    private MysqlTypes() {}

    static String inCast(String type) {
        String name = type.toLowerCase(Locale.ROOT);
        return switch (name) {
            case "int",
                    "integer",
                    "int2",
                    "int4",
                    "int8",
                    "bigint",
                    "smallint",
                    "tinyint",
                    "mediumint",
                    "bool",
                    "boolean" -> "signed";
            case "text", "varchar", "bpchar", "character", "string", "name", "nchar" -> "char";
            case "numeric", "dec", "fixed" -> "decimal";
            case "float4", "float8", "real", "float", "double precision" -> "double";
            case "timestamp", "timestamptz" -> "datetime";
            case "jsonb" -> "json";
            default -> name;
        };
    }

    static boolean takesModifiers(String type) {
        return switch (inCast(type)) {
            case "signed", "unsigned", "double", "date", "json" -> false;
            default -> true;
        };
    }
}
