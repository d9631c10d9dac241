package dash.app.knowledge;

import java.util.List;
import java.util.Random;

/** Texts that readers and writers of files stumble over, chosen by a seed. */
final class HostileTexts {

    private static final List<String> TEXTS = List.of(
            "plain words",
            "NO",
            "on",
            "1.10",
            "0x1F",
            "null",
            "~",
            "2024-02-30",
            "../../x",
            "</query>",
            "<query>",
            "-- </notes>",
            "{{name}",
            "it's \"quoted\" and `ticked`",
            "C:\\temp\\new \\u0041 \\\\",
            "café",
            "cafe\u0301",
            "ﬁne ligature ⅷ",
            "שלום עולם",
            "\u202Eevil\u202C",
            "\u2066isolated\u2069",
            "👩‍👩‍👧‍👦 family",
            "𝔘nicode 𠜎",
            "zero\u200Bwidth",
            "line\u2028separator",
            "next\u0085line",
            "mark\uFEFFinside",
            "# not a comment",
            "- not: a list",
            "key: value",
            "a & b * c ! d | e > f % g @ h",
            "[1, 2]",
            "{\"a\": 1}",
            "'; DROP TABLE orders; --",
            "<script>alert(1)</script>",
            "%s %n \\n",
            "\uFFFD\uFFFE",
            "trailing space ",
            " leading space",
            "tab\tinside");

    private static final List<String> LINES = List.of(
            "first\nsecond",
            "a\n\nb",
            "a\n   indented\n b",
            "text \n with blanks at ends ",
            "one\n",
            "\nstarts empty",
            "SELECT 1\n  FROM t\n WHERE x = '\n'",
            "carriage\rreturn",
            "windows\r\nline",
            "---\nnot a document",
            "bell\u0007 and escape\u001B[31m",
            "vertical\u000Btab and form\ffeed",
            "blank\n   \nline",
            "日本語の\n説明文");

    private final Random random;

    HostileTexts(Random random) {
        this.random = random;
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    int number(int bound) {
        return random.nextInt(bound);
    }

    <T> T one(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    /** One line, no character that ends one. */
    String line() {
        String text = one(TEXTS);
        return chance(5) ? text + " long".repeat(random.nextInt(400)) : text;
    }

    /** Anything at all, as far as Unicode goes. */
    String text() {
        return switch (random.nextInt(4)) {
            case 0 -> one(LINES);
            case 1 -> wild();
            default -> line();
        };
    }

    private String wild() {
        StringBuilder text = new StringBuilder("w");
        for (int length = random.nextInt(40); length > 0; length--) {
            int point = 1 + random.nextInt(chance(50) ? 0x2FF : 0x10FFFF);
            text.appendCodePoint(point >= 0xD800 && point <= 0xDFFF ? 'x' : point);
        }
        return text.append('w').toString();
    }
}
