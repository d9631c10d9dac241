package dash.project;

import dash.analyst.Analyst;
import dash.builtin.BuiltinAnalyst;
import dash.builtin.Preferring;
import dash.builtin.taught.TaughtAnalyst;
import dash.knowledge.Knowledge;
import dash.models.ModelChoice;
import dash.models.Models;
import dash.models.analyst.Brain;
import dash.models.analyst.ModelAnalyst;
import dash.models.analyst.ModelOptions;
import dash.models.analyst.privacy.Privacy;
import dash.models.analyst.privacy.Veils;
import dash.models.language.LanguageModel;
import dash.models.spending.Prices;
import dash.project.file.ModelSettings;
import dash.project.file.ProjectFile;
import dash.search.Embeddings;
import dash.search.Values;
import dash.statement.StatementParser;
import dash.store.Store;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes the analyst that a question is to be put to. A model is opened once and kept, because its connections and the
 * memory of its failures serve all questions. Safe for many threads.
 */
final class Analysts implements AutoCloseable {

    private final ProjectFile file;
    private final Store store;
    private final Clock clock;
    private final Analyst builtin;
    private final Values values;
    private final Supplier<Optional<Embeddings>> meanings;
    private final Veils veils;
    private final Map<String, LanguageModel> opened = new HashMap<>();
    private Optional<Models> models = Optional.empty();

    /**
     * @param meanings empty as long as no embedding can be used without waiting for it
     * @param known all of the project's knowledge
     */
    Analysts(
            ProjectFile file,
            Store store,
            Values values,
            StatementParser parser,
            Clock clock,
            Supplier<Optional<Embeddings>> meanings,
            Supplier<Optional<Knowledge>> known) {
        this.file = file;
        this.store = store;
        this.clock = clock;
        this.values = values;
        this.meanings = meanings;
        this.builtin = new Preferring(new BuiltinAnalyst(values, meanings, known), parser);
        this.veils = new Veils(Privacy.valueOf(file.model().privacy().name()), values);
    }

    Analyst of(Wish wish) {
        Analyst usual = file.modelChoosing()
                .choose(wish.model())
                .<Analyst>map(choice -> new ModelAnalyst(brain(choice), builtin, veils, options(wish)))
                .orElse(builtin);
        return new TaughtAnalyst(usual, values, meanings);
    }

    private Brain brain(ModelChoice choice) {
        return new Brain(
                model(choice),
                file.tokenLimits(),
                new StoredDayLedger(store.spending(file.project(), clock)),
                new Prices(file.model().prices()));
    }

    private synchronized LanguageModel model(ModelChoice choice) {
        Models open = models.orElseGet(Models::new);
        models = Optional.of(open);
        return opened.computeIfAbsent(choice.toString(), unseen -> open.open(choice));
    }

    private ModelOptions options(Wish wish) {
        ModelSettings settings = file.model();
        return ModelOptions.DEFAULT
                .withRows(file.rowsToModel())
                .withReasoning(wish.reasoning() || settings.reasoning())
                .withCandidates(wish.candidates().orElse(settings.candidates()))
                .withSlots(settings.prompt().slots())
                .withAdditional(settings.prompt().additional())
                .withLocation(settings.prompt().location());
    }

    @Override
    public synchronized void close() {
        models.ifPresent(Models::close);
    }
}
