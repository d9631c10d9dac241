package dash.databases.session;

/** Sizes of texts as they travel, without encoding them. */
public final class Utf8 {

    private Utf8() {}

    public static long bytes(String text) {
        long bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            bytes += size(text.charAt(i));
        }
        return bytes;
    }

    /** The longest beginning of the text that fits, never ending inside a character. */
    public static String cut(String text, int mostBytes) {
        if (text.length() * 3L <= mostBytes) {
            return text;
        }
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            bytes += size(text.charAt(i));
            if (bytes > mostBytes) {
                boolean splits = i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
                return text.substring(0, splits ? i - 1 : i);
            }
        }
        return text;
    }

    /** Each half of a surrogate pair stands for two of the four bytes. */
    private static int size(char letter) {
        if (letter < 0x80) {
            return 1;
        }
        return letter < 0x800 || Character.isSurrogate(letter) ? 2 : 3;
    }
}
