package dash.models.provider;

/** Text as others can take it. */
final class Characters {

    private static final char REPLACEMENT = '\uFFFD';

    private Characters() {}

    /** Halves of characters replaced: they can be written neither to a provider nor to the store. */
    static String whole(String text) {
        if (isWhole(text)) {
            return text;
        }
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point -> whole.appendCodePoint(
                        point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? REPLACEMENT : point));
        return whole.toString();
    }

    static boolean isWhole(String text) {
        return text.codePoints()
                .noneMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
    }
}
