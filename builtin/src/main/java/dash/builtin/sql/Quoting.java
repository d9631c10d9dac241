package dash.builtin.sql;

import java.time.LocalDate;
import java.util.Set;
import java.util.regex.Pattern;

/** The one place where names and values become SQL. */
final class Quoting {

    private static final Pattern PLAIN = Pattern.compile("[a-z_][a-z0-9_]*");

    /** Names that mean something else when they stand without quotes. */
    private static final Set<String> RESERVED = Set.of(
            "all",
            "analyse",
            "analyze",
            "and",
            "any",
            "array",
            "as",
            "asc",
            "asymmetric",
            "authorization",
            "binary",
            "both",
            "case",
            "cast",
            "check",
            "collate",
            "collation",
            "column",
            "concurrently",
            "constraint",
            "create",
            "cross",
            "current_catalog",
            "current_date",
            "current_role",
            "current_schema",
            "current_time",
            "current_timestamp",
            "current_user",
            "default",
            "deferrable",
            "desc",
            "distinct",
            "do",
            "else",
            "end",
            "except",
            "false",
            "fetch",
            "for",
            "foreign",
            "freeze",
            "from",
            "full",
            "grant",
            "group",
            "having",
            "ilike",
            "in",
            "initially",
            "inner",
            "intersect",
            "into",
            "is",
            "isnull",
            "join",
            "lateral",
            "leading",
            "left",
            "like",
            "limit",
            "localtime",
            "localtimestamp",
            "natural",
            "not",
            "notnull",
            "null",
            "offset",
            "on",
            "only",
            "or",
            "order",
            "outer",
            "overlaps",
            "placing",
            "primary",
            "references",
            "returning",
            "right",
            "select",
            "session_user",
            "similar",
            "some",
            "symmetric",
            "table",
            "tablesample",
            "then",
            "to",
            "trailing",
            "true",
            "union",
            "unique",
            "user",
            "using",
            "variadic",
            "verbose",
            "when",
            "where",
            "window",
            "with",
            "day",
            "month",
            "year",
            "hour",
            "minute",
            "second");

    private Quoting() {}

    static String name(String name) {
        if (name.isEmpty() || name.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("not a name: " + name);
        }
        boolean plain = PLAIN.matcher(name).matches() && !RESERVED.contains(name);
        return plain ? name : "\"" + name.replace("\"", "\"\"") + "\"";
    }

    /** A text literal that does not depend on how the server reads backslashes. */
    static String text(String value) {
        if (value.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("a text with a zero character");
        }
        String doubled = value.replace("'", "''");
        return value.indexOf('\\') < 0 ? "'" + doubled + "'" : "E'" + doubled.replace("\\", "\\\\") + "'";
    }

    static String day(LocalDate day) {
        return "DATE '" + day + "'";
    }
}
