package dash.models;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The providers that Dash can speak to. */
public enum ProviderKind {
    OPENAI("openai", "OPENAI_API_KEY", "https://api.openai.com/v1", 128_000),
    ANTHROPIC("anthropic", "ANTHROPIC_API_KEY", "https://api.anthropic.com", 200_000),
    GEMINI("gemini", "GEMINI_API_KEY", "https://generativelanguage.googleapis.com", 1_000_000),
    OLLAMA("ollama", "OLLAMA_API_KEY", "http://127.0.0.1:11434", 16_384);

    /** What is believed of a server at an address of one's own when nobody says more. */
    static final int CONTEXT_ELSEWHERE = 32_768;

    private final String written;
    private final String keyVariable;
    private final String baseUrl;
    private final int contextTokens;

    ProviderKind(String written, String keyVariable, String baseUrl, int contextTokens) {
        this.written = written;
        this.keyVariable = keyVariable;
        this.baseUrl = baseUrl;
        this.contextTokens = contextTokens;
    }

    public static Optional<ProviderKind> of(String written) {
        return Arrays.stream(values())
                .filter(kind -> kind.written.equals(written))
                .findFirst();
    }

    public static List<String> names() {
        return Arrays.stream(values()).map(ProviderKind::written).toList();
    }

    /** As {@code dash.yaml} and {@code --model} write it. */
    public String written() {
        return written;
    }

    /** The usual environment name of its key. */
    public String keyVariable() {
        return keyVariable;
    }

    public String baseUrl() {
        return baseUrl;
    }

    /** Whether its own address lets nobody in without a key. */
    public boolean needsKey() {
        return this != OLLAMA;
    }

    public int contextTokens(boolean atItsOwnAddress) {
        return atItsOwnAddress || this == OLLAMA ? contextTokens : CONTEXT_ELSEWHERE;
    }
}
