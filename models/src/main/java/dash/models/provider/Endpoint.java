package dash.models.provider;

import java.util.Optional;

/**
 * Where a model is and who calls it.
 *
 * @param provider the name before the colon, such as {@code openai}
 * @param baseUrl without a slash at its end
 * @param key sent in a header; never printed
 * @param contextTokens what the model can read and write together
 */
public record Endpoint(String provider, String model, String baseUrl, Optional<String> key, int contextTokens) {

    public Endpoint {
        while (baseUrl.endsWith("/")) {
            baseUrl = baseUrl.substring(0, baseUrl.length() - 1);
        }
    }

    public String name() {
        return provider + ":" + model;
    }

    @Override
    public String toString() {
        return name() + " at " + baseUrl;
    }
}
