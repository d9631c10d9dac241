package dash.store;

import java.util.regex.Pattern;

/** PostgreSQL keeps every text except one with the character NUL. What a person or a model sent is kept all the same. */
final class Texts {

    private static final char SYMBOL_FOR_NUL = '\u2400';
    /** The escape, unless its backslash is itself escaped. */
    private static final Pattern NUL_IN_JSON = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u0000");

    private Texts() {}

    static String storable(String text) {
        return text.replace('\0', SYMBOL_FOR_NUL);
    }

    static String storableJson(String json) {
        return NUL_IN_JSON.matcher(storable(json)).replaceAll("$1" + SYMBOL_FOR_NUL);
    }
}
