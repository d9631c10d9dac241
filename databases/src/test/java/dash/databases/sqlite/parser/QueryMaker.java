package dash.databases.sqlite.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes queries of every form there is, and spoils them. */
final class QueryMaker {

    private static final List<String> WORDS = List.of(
            "SELECT",
            "FROM",
            "WHERE",
            "GROUP",
            "BY",
            "ORDER",
            "LIMIT",
            "OFFSET",
            "AS",
            "ON",
            "USING",
            "JOIN",
            "LEFT",
            "NATURAL",
            "CROSS",
            "OUTER",
            "INNER",
            "FULL",
            "(",
            ")",
            ",",
            ".",
            "*",
            "=",
            "+",
            "-",
            "NOT",
            "NULL",
            "IS",
            "IN",
            "LIKE",
            "BETWEEN",
            "AND",
            "OR",
            "CASE",
            "WHEN",
            "END",
            "t",
            "u",
            "a",
            "'x'",
            "\"q\"",
            "[b]",
            "`c`",
            "1",
            "2.5",
            "x'00'",
            "?",
            ":p",
            "WITH",
            "RECURSIVE",
            "UNION",
            "ALL",
            "EXCEPT",
            "VALUES",
            "DISTINCT",
            "OVER",
            "FILTER",
            "WINDOW",
            "PARTITION",
            "ROWS",
            "RANGE",
            "CURRENT",
            "ROW",
            "UNBOUNDED",
            "PRECEDING",
            "FOLLOWING",
            "EXCLUDE",
            "NO",
            "OTHERS",
            "TIES",
            "NULLS",
            "FIRST",
            "LAST",
            "ASC",
            "DESC",
            "COLLATE",
            "ESCAPE",
            "CAST",
            "EXISTS",
            "INDEXED",
            "MATERIALIZED",
            "KEY",
            "REPLACE",
            "IF",
            "TEMP",
            "VIEW",
            "ABORT",
            "MATCH",
            "GLOB",
            "ISNULL",
            "NOTNULL",
            "->",
            "->>",
            "||",
            "CURRENT_DATE",
            "TRUE",
            "HAVING",
            "INTERSECT",
            "QUERY",
            "PLAN",
            "END",
            "THEN",
            "ELSE",
            "RETURNING",
            "SET",
            "INTO",
            "DEFAULT",
            "TO",
            "FOR",
            "UPDATE",
            "1_0",
            "1__0",
            "0x",
            ".",
            "e",
            "1e5");

    private final Random random;

    QueryMaker(Random random) {
        this.random = random;
    }

    String query() {
        return query(3);
    }

    /** A good query with a token or two taken out, put in or exchanged. */
    String mutated() {
        List<String> tokens = new ArrayList<>(List.of(query(2).split(" ", -1)));
        for (int count = 1 + random.nextInt(2); count > 0; count--) {
            int at = random.nextInt(tokens.size());
            String word = WORDS.get(random.nextInt(WORDS.size()));
            switch (random.nextInt(3)) {
                case 0 -> tokens.set(at, word);
                case 1 -> tokens.add(at, word);
                default -> {
                    if (tokens.size() > 1) {
                        tokens.remove(at);
                    }
                }
            }
        }
        String text = String.join(" ", tokens);
        return text.startsWith("SELECT") || text.startsWith("WITH") || text.startsWith("VALUES")
                ? text
                : "SELECT " + text;
    }

    private String query(int depth) {
        String with = chance(6) && depth > 0
                ? "WITH " + (chance(2) ? "RECURSIVE " : "") + "w " + (chance(2) ? "( k ) " : "") + "AS "
                        + pick("", "MATERIALIZED ", "NOT MATERIALIZED ") + "( " + query(depth - 1) + " ) "
                : "";
        StringBuilder text = new StringBuilder(with).append(select(depth));
        while (chance(6)) {
            text.append(pick(" UNION ", " UNION ALL ", " EXCEPT ", " INTERSECT "))
                    .append(select(depth));
        }
        if (!text.toString().contains("VALUES")) {
            text.append(chance(3) ? " ORDER BY " + ordered(depth) : "");
            text.append(chance(4) ? " LIMIT 3" + pick("", " OFFSET 1", " , 2") : "");
        }
        return text.toString();
    }

    private String select(int depth) {
        if (chance(12)) {
            return "VALUES ( 1 , " + expression(depth) + " ) , ( 2 , 3 )";
        }
        StringBuilder text = new StringBuilder("SELECT ").append(pick("", "", "DISTINCT ", "ALL "));
        text.append(pick("*", expression(depth), expression(depth) + pick(" AS x", " y", " 'z'", " AS left", " key")));
        text.append(chance(3) ? " , " + pick(expression(depth), "t . *") : "");
        text.append(chance(5) ? "" : " FROM " + from(depth));
        text.append(chance(3) ? " WHERE " + expression(depth) : "");
        text.append(
                chance(4) ? " GROUP BY " + expression(depth) + (chance(2) ? " HAVING " + expression(depth) : "") : "");
        text.append(chance(10) ? " WINDOW win AS ( ORDER BY a )" : "");
        return text.toString();
    }

    private String from(int depth) {
        StringBuilder text = new StringBuilder(relation(depth));
        while (chance(3)) {
            text.append(pick(
                            " , ",
                            " JOIN ",
                            " LEFT JOIN ",
                            " NATURAL JOIN ",
                            " CROSS JOIN ",
                            " FULL OUTER JOIN ",
                            " NATURAL LEFT OUTER JOIN ",
                            " RIGHT JOIN ",
                            " INNER JOIN "))
                    .append(relation(depth));
            text.append(
                    text.toString().contains("NATURAL") ? "" : pick("", " ON " + expression(depth), " USING ( a )"));
        }
        return text.toString();
    }

    private String relation(int depth) {
        return switch (random.nextInt(9)) {
            case 0 -> depth > 0 ? "( " + query(depth - 1) + " ) AS s" : "t";
            case 1 -> "json_each ( '[1]' )" + pick("", " j");
            case 2 -> "( t JOIN u )";
            case 3 -> "main . t x";
            case 4 -> "\"t\" NOT INDEXED";
            case 5 -> "t INDEXED BY i";
            default -> pick("t", "u", "t AS v", "[u] w");
        };
    }

    private String ordered(int depth) {
        return expression(depth) + pick("", " ASC", " DESC") + pick("", " NULLS FIRST", " NULLS LAST");
    }

    private String expression(int depth) {
        if (depth <= 0) {
            return pick("a", "1", "'s'", "t . b", "NULL", "x'0a'", "main . t . a", "CURRENT_TIMESTAMP", "2.5e-1");
        }
        String one = expression(depth - 1);
        return switch (random.nextInt(26)) {
            case 0 -> one + pick(" + ", " = ", " || ", " AND ", " OR ", " < ", " -> ", " & ") + expression(depth - 1);
            case 1 -> "( " + one + " )";
            case 2 -> "NOT " + one;
            case 3 -> "- " + one;
            case 4 -> one + pick(" IS NULL", " NOTNULL", " NOT NULL", " IS NOT 3", " IS DISTINCT FROM 2");
            case 5 -> one + pick(" IN ( 1 , 2 )", " NOT IN ( )", " IN t", " IN ( SELECT 1 )", " IN json_each ( '[]' )");
            case 6 -> one + pick(" LIKE 'a' ESCAPE 'b'", " NOT GLOB 'a'", " MATCH 'b'", " REGEXP 'c'");
            case 7 -> one + " BETWEEN 1 AND " + expression(depth - 1);
            case 8 -> "CASE " + pick("", one + " ") + "WHEN " + one + " THEN 1 " + pick("", "ELSE 2 ") + "END";
            case 9 -> "CAST ( " + one + " AS " + pick("integer", "varchar ( 10 )", "double precision", "") + " )";
            case 10 -> "EXISTS ( SELECT 1 )";
            case 11 -> "( SELECT " + one + " )";
            case 12 -> "count ( * )" + pick("", " FILTER ( WHERE " + one + " )");
            case 13 -> "sum ( DISTINCT " + one + " )";
            case 14 -> "group_concat ( " + one + " , ',' ORDER BY b DESC )";
            case 15 -> "sum ( " + one + " ) OVER " + window();
            case 16 -> one + " COLLATE nocase";
            case 17 -> "( " + one + " , 2 ) = ( 1 , 2 )";
            case 18 -> pick("replace", "like", "if", "key", "left", "glob") + " ( " + one + " , 2 , 3 )";
            case 19 -> "~ + " + one;
            case 20 -> pick("?", "?3", ":name", "@n", "$v");
            case 21 -> pick("filter", "over", "window", "key", "end", "rows", "abort", "temp");
            default -> one;
        };
    }

    private String window() {
        return switch (random.nextInt(4)) {
            case 0 -> "win";
            case 1 -> "( )";
            case 2 -> "( PARTITION BY a ORDER BY b DESC )";
            default ->
                "( ORDER BY b " + pick("ROWS", "RANGE", "GROUPS") + " "
                        + pick("UNBOUNDED PRECEDING", "BETWEEN 1 PRECEDING AND CURRENT ROW", "CURRENT ROW")
                        + pick("", " EXCLUDE TIES", " EXCLUDE NO OTHERS", " EXCLUDE CURRENT ROW") + " )";
        };
    }

    private boolean chance(int in) {
        return random.nextInt(in) == 0;
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
