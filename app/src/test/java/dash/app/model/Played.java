package dash.app.model;

import dash.answer.Answer;
import dash.app.ask.Engine;
import dash.ask.Effort;
import dash.ask.Event;
import dash.ask.Listener;
import dash.builtin.BuiltinAnalyst;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import dash.models.ModelChoice;
import dash.models.Models;
import dash.models.ProviderKind;
import dash.models.analyst.Brain;
import dash.models.analyst.ModelAnalyst;
import dash.models.analyst.ModelOptions;
import dash.models.analyst.privacy.Privacy;
import dash.models.analyst.privacy.Veils;
import dash.models.language.LanguageModel;
import dash.models.provider.Timeouts;
import dash.models.resilience.Pace;
import dash.models.resilience.Persistence;
import dash.models.spending.DayLedger;
import dash.models.spending.Prices;
import dash.models.spending.TokenLimits;
import dash.question.Cancellation;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;

/** A model played by a script, wired as the command line wires it. Refined by its setters; one test each. */
final class Played implements AutoCloseable {

    static final Effort EFFORT = new Effort(20, 3, Duration.ofSeconds(60));

    private static final Timeouts QUICK =
            new Timeouts(Duration.ofSeconds(2), Duration.ofSeconds(5), Duration.ofSeconds(1), Duration.ofSeconds(20));

    final ScriptedProvider provider = ScriptedProvider.start();
    final List<Event> events = new CopyOnWriteArrayList<>();
    final Cancellation cancellation = new Cancellation();
    private final Models models = new Models(QUICK, Persistence.DEFAULT, new Hurry());
    private final Engine engine;
    private final Protocol protocol;
    private ModelOptions options = ModelOptions.DEFAULT;
    private Privacy privacy = Privacy.ROWS;
    private TokenLimits limits = TokenLimits.DEFAULT;
    private DayLedger day = DayLedger.NONE;
    private Effort effort = EFFORT;
    private Conversation earlier = Conversation.NONE;
    private UnaryOperator<ModelChoice> choosing = choice -> choice;
    private Optional<LanguageModel> model = Optional.empty();

    Played(Engine engine) {
        this(engine, Protocol.OPENAI);
    }

    Played(Engine engine, Protocol protocol) {
        this.engine = engine;
        this.protocol = protocol;
    }

    Played script(Step... steps) {
        provider.script(steps);
        return this;
    }

    Played with(ModelOptions other) {
        options = other;
        return this;
    }

    Played with(Privacy level) {
        privacy = level;
        return this;
    }

    Played with(TokenLimits other) {
        limits = other;
        return this;
    }

    Played with(DayLedger other) {
        day = other;
        return this;
    }

    Played with(Effort other) {
        effort = other;
        return this;
    }

    Played choosing(UnaryOperator<ModelChoice> change) {
        choosing = change;
        return this;
    }

    Answer ask(String question) {
        return engine.ask(analyst(), question, earlier, effort, listener(), cancellation);
    }

    /** This was asked and answered before. */
    Played after(Turn... turns) {
        earlier = new Conversation(List.of(turns));
        return this;
    }

    private Listener listener() {
        return events::add;
    }

    private ModelAnalyst analyst() {
        if (model.isEmpty()) {
            ProviderKind kind = switch (protocol) {
                case OPENAI -> ProviderKind.OPENAI;
                case ANTHROPIC -> ProviderKind.ANTHROPIC;
                case GEMINI -> ProviderKind.GEMINI;
                case OLLAMA -> ProviderKind.OLLAMA;
            };
            model = Optional.of(models.open(choosing.apply(
                    ModelChoice.of(kind, "played", Optional.of("no-key")).at(provider.baseUrl(protocol)))));
        }
        return new ModelAnalyst(
                new Brain(model.get(), limits, day, new Prices(Map.of())),
                new BuiltinAnalyst(engine.values()),
                new Veils(privacy, engine.values()),
                options);
    }

    /** What the model was told last in its call of this number, from 0. */
    String told(int call) {
        return provider.request(call).lastText();
    }

    List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.TextDelta(String text)) {
                texts.add(text);
            }
        }
        return texts;
    }

    static Step sql(String sql) {
        return Step.toolCall("run_sql", json("sql", sql, "reading", "as it is asked"));
    }

    static Step conclude(String answer) {
        return Step.toolCall("conclude", json("answer", answer));
    }

    static Step call(String tool, Object... arguments) {
        return Step.toolCall(tool, json(arguments));
    }

    static String json(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int index = 0; index + 1 < pairs.length; index += 2) {
            map.put((String) pairs[index], pairs[index + 1]);
        }
        return JsonMapper.shared().writeValueAsString(map);
    }

    @Override
    public void close() {
        models.close();
        provider.close();
    }

    /** Time that passes only by waiting. */
    private static final class Hurry implements Pace {
        private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

        @Override
        public Instant now() {
            return now.get();
        }

        @Override
        public void pause(Duration wait, Cancellation cancellation) {
            now.updateAndGet(instant -> instant.plus(wait));
        }

        @Override
        public double chance() {
            return 0.5;
        }
    }
}
