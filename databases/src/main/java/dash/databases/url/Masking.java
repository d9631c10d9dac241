package dash.databases.url;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Replaces a secret in a text, in the plain spelling and in the one a URL would use. */
public final class Masking {

    /** A shorter secret would be found inside ordinary words, and masking those would say what it is. */
    private static final int SHORTEST = 4;

    private Masking() {}

    public static String mask(String text, String secret) {
        if (secret.length() < SHORTEST) {
            return text;
        }
        return text.replace(secret, "***").replace(URLEncoder.encode(secret, StandardCharsets.UTF_8), "***");
    }
}
