package dash.models;

import dash.models.language.LanguageModel;
import dash.models.provider.Connections;
import dash.models.provider.Endpoint;
import dash.models.provider.Provider;
import dash.models.provider.Providers;
import dash.models.provider.Timeouts;
import dash.models.resilience.Breaker;
import dash.models.resilience.Pace;
import dash.models.resilience.Persistence;
import dash.models.resilience.Persistent;
import dash.models.text.TextProtocol;
import dash.models.text.ToolsWhereKnown;
import java.time.Clock;
import java.time.Duration;

/**
 * Opens language models. Keep one for a process, and each model it opens: connections, the breaker's memory and what is known of
 * a model's tools are shared by all questions. Safe for many threads.
 */
public final class Models implements AutoCloseable {

    private static final int TOLERATED_FAILURES = 8;
    private static final Duration REST = Duration.ofSeconds(30);

    private final Connections connections;
    private final Timeouts timeouts;
    private final Persistence persistence;
    private final Pace pace;

    public Models() {
        this(Timeouts.DEFAULT, Persistence.DEFAULT, Pace.real());
    }

    /** For tests, which have less patience. */
    public Models(Timeouts timeouts, Persistence persistence, Pace pace) {
        this.connections = new Connections(timeouts.connect());
        this.timeouts = timeouts;
        this.persistence = persistence;
        this.pace = pace;
    }

    /** Nothing is sent yet. */
    public LanguageModel open(ModelChoice choice) {
        Provider provider = provider(choice);
        LanguageModel model = new Persistent(
                new Breaker(provider, TOLERATED_FAILURES, REST, pace),
                persistence.withDeadline(least(choice.timeout(), persistence.deadline())),
                pace);
        return switch (choice.tools()) {
            case AUTO -> new ToolsWhereKnown(model);
            case TEXT -> new TextProtocol(model);
        };
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    /** One attempt at a time, for whoever wants to see what a provider really does. */
    public Provider provider(ModelChoice choice) {
        Endpoint endpoint = new Endpoint(
                choice.provider().written(), choice.name(), choice.baseUrl(), choice.key(), choice.contextTokens());
        Providers providers = new Providers(connections, timeouts.withWhole(choice.timeout()), Clock.systemUTC());
        return switch (choice.provider()) {
            case OPENAI -> providers.openAi(endpoint);
            case ANTHROPIC -> providers.anthropic(endpoint);
            case GEMINI -> providers.gemini(endpoint);
            case OLLAMA -> providers.ollama(endpoint);
        };
    }

    @Override
    public void close() {
        connections.close();
    }
}
