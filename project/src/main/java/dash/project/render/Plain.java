package dash.project.render;

import java.util.Locale;

/** Makes foreign text harmless on a terminal: one line, no control, no invisible and no direction-changing characters. */
public final class Plain {

    private Plain() {}

    public static String of(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(point -> append(plain, point));
        return plain.toString();
    }

    private static void append(StringBuilder plain, int point) {
        if (point == '\n' || point == '\r' || point == '\t') {
            plain.append(' ');
        } else if (isHarmful(point)) {
            plain.append(String.format(Locale.ROOT, "\\u%04x", point));
        } else {
            plain.appendCodePoint(point);
        }
    }

    private static boolean isHarmful(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE -> true;
            default -> false;
        };
    }

    /** Columns a text takes on a terminal; wide characters of East Asian scripts and emoji take two. */
    public static int width(String text) {
        return text.codePoints().map(Plain::width).sum();
    }

    private static int width(int point) {
        if (Character.getType(point) == Character.NON_SPACING_MARK) {
            return 0;
        }
        boolean wide = point >= 0x1100
                && (point <= 0x115F
                        || (point >= 0x2E80 && point <= 0xA4CF)
                        || (point >= 0xAC00 && point <= 0xD7A3)
                        || (point >= 0xF900 && point <= 0xFAFF)
                        || (point >= 0xFE30 && point <= 0xFE6F)
                        || (point >= 0xFF00 && point <= 0xFF60)
                        || (point >= 0x1F300 && point <= 0x1FAFF)
                        || point >= 0x20000);
        return wide ? 2 : 1;
    }

    /** Cuts to a width, with a sign that something is missing. */
    static String cut(String text, int width) {
        if (width(text) <= width) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        int used = 0;
        for (int point : text.codePoints().toArray()) {
            used += width(point);
            if (used > width - 1) {
                break;
            }
            kept.appendCodePoint(point);
        }
        return kept.append('…').toString();
    }

    static String pad(String text, int width, boolean toTheRight) {
        String blanks = " ".repeat(Math.max(0, width - width(text)));
        return toTheRight ? blanks + text : text + blanks;
    }
}
