package dash.testkit.provider;

/** A provider's way to speak. */
public enum Protocol {
    OPENAI("/v1"),
    ANTHROPIC(""),
    GEMINI(""),
    OLLAMA("");

    private final String basePath;

    Protocol(String basePath) {
        this.basePath = basePath;
    }

    String basePath() {
        return basePath;
    }

    static Protocol ofPath(String path) {
        if (path.contains(":streamGenerateContent")
                || path.contains(":generateContent")
                || path.startsWith("/v1beta")) {
            return GEMINI;
        }
        if (path.startsWith("/api/")) {
            return OLLAMA;
        }
        return path.startsWith("/v1/messages") || path.startsWith("/v1/models/") ? ANTHROPIC : OPENAI;
    }

    Wire wire() {
        return switch (this) {
            case OPENAI -> new OpenAiWire();
            case ANTHROPIC -> new AnthropicWire();
            case GEMINI -> new GeminiWire();
            case OLLAMA -> new OllamaWire();
        };
    }
}
