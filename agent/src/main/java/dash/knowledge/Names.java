package dash.knowledge;

import java.text.Normalizer;
import java.util.Locale;

/** When two names are the same name: people do not see case, and cannot see which Unicode form a letter has. */
public final class Names {

    private Names() {}

    /** Equal for names that a person would read as one. */
    public static String key(String name) {
        String folded = Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFKC).strip();
    }

    static void required(String kind, String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("a " + kind + " without a name or text");
        }
    }
}
