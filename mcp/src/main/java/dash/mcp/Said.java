package dash.mcp;

/**
 * The text that a tool gave.
 *
 * @param cut whether there was more than it may say
 */
record Said(String text, boolean cut) {

    /** Without what no text needs: control and format characters can hide something from whoever reads it. */
    static Said of(String text, int most) {
        StringBuilder kept = new StringBuilder(Math.min(text.length(), most));
        int bytes = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int point = text.codePointAt(at);
            bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
            if (bytes > most) {
                return new Said(kept.toString().stripTrailing(), true);
            }
            if (point == '\n' || point == '\t' || isVisible(point)) {
                kept.appendCodePoint(point);
            }
        }
        return new Said(kept.toString().stripTrailing(), false);
    }

    private static boolean isVisible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
