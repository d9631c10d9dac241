package dash.models.provider;

import java.time.Clock;

/** Makes providers of the four kinds. */
public final class Providers {

    private final Connections connections;
    private final Timeouts timeouts;
    private final Clock clock;

    public Providers(Connections connections, Timeouts timeouts, Clock clock) {
        this.connections = connections;
        this.timeouts = timeouts;
        this.clock = clock;
    }

    /** OpenAI, or any server that speaks its chat completions; the base URL includes the version, as in {@code …/v1}. */
    public Provider openAi(Endpoint endpoint) {
        return of(endpoint, new OpenAiDialect());
    }

    public Provider anthropic(Endpoint endpoint) {
        return of(endpoint, new AnthropicDialect());
    }

    public Provider gemini(Endpoint endpoint) {
        return of(endpoint, new GeminiDialect());
    }

    public Provider ollama(Endpoint endpoint) {
        return of(endpoint, new OllamaDialect());
    }

    private Provider of(Endpoint endpoint, Dialect dialect) {
        return new HttpProvider(endpoint, dialect, connections, timeouts, clock);
    }
}
