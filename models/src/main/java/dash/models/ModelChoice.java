package dash.models;

import java.time.Duration;
import java.util.Optional;

/**
 * Which model, where, and how.
 *
 * @param key a secret: sent in a header, never printed
 * @param contextTokens what the model can read and write together
 * @param timeout for one reply as a whole, repetitions included
 */
public record ModelChoice(
        ProviderKind provider,
        String name,
        String baseUrl,
        Optional<String> key,
        int contextTokens,
        Tools tools,
        Duration timeout) {

    /** How tools are called. */
    public enum Tools {
        /** In the provider's own way, and in writing where it has none. */
        AUTO,
        /** In writing. */
        TEXT
    }

    public static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(2);

    /** The provider's own address, size and ways. */
    public static ModelChoice of(ProviderKind provider, String name, Optional<String> key) {
        return new ModelChoice(
                provider, name, provider.baseUrl(), key, provider.contextTokens(true), Tools.AUTO, DEFAULT_TIMEOUT);
    }

    public ModelChoice at(String address) {
        return new ModelChoice(provider, name, address, key, contextTokens, tools, timeout);
    }

    public ModelChoice with(Tools way) {
        return new ModelChoice(provider, name, baseUrl, key, contextTokens, way, timeout);
    }

    public ModelChoice within(Duration longest) {
        return new ModelChoice(provider, name, baseUrl, key, contextTokens, tools, longest);
    }

    /** {@code PROVIDER:NAME}. */
    public String label() {
        return provider.written() + ":" + name;
    }

    @Override
    public String toString() {
        return label() + " at " + baseUrl;
    }
}
