package dash.databases.sqlite.parser;

import java.util.Set;

/** Which words of SQLite are never names, and which are only where nothing else can stand. */
public final class Keywords {

    /** Names nowhere unless they are quoted. */
    private static final Set<String> RESERVED = Set.of(
            "ADD",
            "ALL",
            "ALTER",
            "AND",
            "AS",
            "AUTOINCREMENT",
            "BETWEEN",
            "CASE",
            "CHECK",
            "COLLATE",
            "COMMIT",
            "CONSTRAINT",
            "CREATE",
            "DEFAULT",
            "DEFERRABLE",
            "DELETE",
            "DISTINCT",
            "DROP",
            "ELSE",
            "ESCAPE",
            "EXCEPT",
            "EXISTS",
            "FOREIGN",
            "FROM",
            "GROUP",
            "HAVING",
            "IN",
            "INDEX",
            "INSERT",
            "INTERSECT",
            "INTO",
            "IS",
            "ISNULL",
            "JOIN",
            "LIMIT",
            "NOT",
            "NOTHING",
            "NOTNULL",
            "NULL",
            "ON",
            "OR",
            "ORDER",
            "PRIMARY",
            "REFERENCES",
            "RETURNING",
            "SELECT",
            "SET",
            "TABLE",
            "THEN",
            "TO",
            "TRANSACTION",
            "UNION",
            "UNIQUE",
            "UPDATE",
            "USING",
            "VALUES",
            "WHEN",
            "WHERE");

    static final Set<String> JOINS = Set.of("CROSS", "FULL", "INNER", "LEFT", "NATURAL", "OUTER", "RIGHT");
    static final Set<String> TIMES = Set.of("CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP");
    /** Names in some places only. */
    private static final Set<String> OTHERS = Set.of("CAST", "INDEXED", "RAISE", "TRUE", "FALSE", "WINDOW", "END");

    static final Set<String> LIKES = Set.of("LIKE", "GLOB", "REGEXP", "MATCH");

    private Keywords() {}

    /** Whether a plain word has to stand in quotes to be a name everywhere. */
    public static boolean mustBeQuoted(String name) {
        String word = Folding.upper(name);
        return RESERVED.contains(word) || JOINS.contains(word) || TIMES.contains(word) || OTHERS.contains(word);
    }

    /** Whether a token is a name where a plain one is wanted, as for the alias of a column without AS. */
    static boolean isPlainName(Token token) {
        return switch (token.kind()) {
            case QUOTED -> true;
            case WORD ->
                !RESERVED.contains(token.text())
                        && !JOINS.contains(token.text())
                        && !token.text().equals("INDEXED");
            default -> false;
        };
    }

    /** Whether a token is a name where any name is wanted: words of joins are, and so are strings. */
    static boolean isAnyName(Token token) {
        return token.kind() == Token.Kind.STRING || isNameWithoutString(token);
    }

    /** Where a value is wanted, some words that are names elsewhere begin a construct. */
    static boolean startsColumn(Token token) {
        boolean construct = token.kind() == Token.Kind.WORD
                && (TIMES.contains(token.text())
                        || token.text().equals("CAST")
                        || token.text().equals("RAISE"));
        return isAnyName(token) && !construct;
    }

    static boolean isNameWithoutString(Token token) {
        return token.kind() == Token.Kind.QUOTED
                || (token.kind() == Token.Kind.WORD && !RESERVED.contains(token.text()));
    }
}
