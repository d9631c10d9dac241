package dash.app.knowledge;

import java.util.List;

/** A query pattern in one of the two dialects of tags, or in both at once. */
final class GeneratedPattern {

    private final HostileTexts texts;
    private final int number;
    private final StringBuilder text = new StringBuilder();

    GeneratedPattern(HostileTexts texts, int number) {
        this.texts = texts;
        this.number = number;
    }

    String text() {
        boolean first = texts.chance(50);
        String name = inside() + number;
        text.append(first ? "-- <query name>" + name + "</query name>\n" : "-- <query pattern " + number + ">\n");
        tag(first ? "query description" : "description");
        for (int questions = texts.number(3); questions > 0; questions--) {
            tag("question");
        }
        tag("summary");
        tag("tables");
        tag("notes");
        tag("tags");
        if (texts.chance(40)) {
            text.append(texts.one(List.of(
                    "-- <verified by=\"it's me\" at=\"2024-05-01\">\n",
                    "-- <verified by='a \"b\"'></verified>\n",
                    "--   <verified at=yesterday by=\"\">\n")));
        }
        boolean parameter = texts.chance(40);
        if (parameter) {
            text.append("-- <parameters>\n-- land: text of shop.orders.country = ")
                    .append(inside());
            text.append("\n--\n-- since date = 2024-01-01\n-- </parameters>\n");
        }
        if (texts.chance(30)) {
            text.append("-- <status>draft</status>\n-- <origin>promoted</origin>\n");
        }
        text.append("-- <query>\n").append(sql(parameter)).append("\n  -- </query>\n");
        return text.toString();
    }

    private String sql(boolean parameter) {
        String body = texts.one(List.of(
                "SELECT 1",
                "\n  SELECT '-- <query>'   \n  -- <notes>\n  -- </notes>\nFROM t;",
                "SELECT 'שלום', '👾', '\u2028'\r\n FROM \"NO\"",
                "WITH a AS (SELECT 1)\n\n\nSELECT * FROM a\n\n"));
        return parameter ? body + "\nWHERE x = {{land}} AND y > {{since}}" : body;
    }

    /** On one line, or over several comment lines. */
    private void tag(String tag) {
        if (texts.chance(50)) {
            return;
        }
        text.append("-- <").append(tag).append('>');
        if (texts.chance(50)) {
            text.append(inside()).append("</").append(tag).append(">\n");
            return;
        }
        for (int lines = texts.number(4); lines > 0; lines--) {
            text.append("\n").append(texts.one(List.of("--", "-- ", "--   ", "  -- ")));
            text.append(inside().replace("</" + tag + ">", "closed"));
        }
        text.append("\n-- </").append(tag).append(">\n");
    }

    /** What may stand in a comment line; a brace pair would be a variable. */
    private String inside() {
        return texts.line().replaceAll("[\\p{Cntrl}\\u0085\\u2028]", "·");
    }
}
