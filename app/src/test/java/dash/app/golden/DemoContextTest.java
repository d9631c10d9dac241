package dash.app.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.ask.Engine;
import dash.context.Context;
import dash.context.ContextLimits;
import dash.context.Contexts;
import dash.context.Layer;
import dash.context.Pick;
import dash.context.Tokens;
import dash.demo.DemoCompany;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenQuestion.Difficulty;
import dash.golden.GoldenReader;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.models.tokens.ModelTokens;
import dash.testkit.RepositoryRoot;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What the demo company's golden questions need is in their contexts, for a third of what everything would cost. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DemoContextTest {

    private static final int SMALL_BUDGET = 4_000;

    @TempDir
    static Path folder = Path.of("");

    private final TestDatabase database = TestPostgres.shared()
            .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
    private List<GoldenQuestion> questions = List.of();
    private Knowledge knowledge = Knowledge.EMPTY;
    private Engine engine = new Engine(database, Knowledge.EMPTY);

    @BeforeAll
    void open() throws Exception {
        DemoCompany.project().copyTo(folder);
        knowledge = new KnowledgeReader().readOrFail(folder.resolve("knowledge"));
        questions = new GoldenReader()
                .read(folder.resolve("golden")).stream()
                        .filter(GoldenQuestion::answerable)
                        .toList();
        engine.close();
        engine = new Engine(database, knowledge);
    }

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @Test
    void every_context_holds_what_the_gold_sql_needs_for_a_third_of_the_tokens_of_everything() throws Exception {
        Contexts everything = engine.contexts(ContextLimits.NONE);
        int all = everything.gather(Engine.question("everything")).told().tokens();
        List<Held> held = held(engine.contexts(ContextLimits.DEFAULT), questions);
        List<Held> small = held(
                engine.contexts(ContextLimits.DEFAULT.withTokens(SMALL_BUDGET)),
                questions.stream()
                        .filter(golden -> golden.difficulty() == Difficulty.EASY)
                        .toList());
        String report = HeldTable.of(all, held, SMALL_BUDGET, small);
        System.out.println(report);
        Files.writeString(RepositoryRoot.path().resolve("app/target/context.md"), report);
        assertThat(held).hasSizeGreaterThan(150);
        assertThat(held.stream()
                        .filter(one -> !one.paraphrase())
                        .filter(one -> !one.lacks().isEmpty()))
                .isEmpty();
        assertThat(HeldTable.median(held) * 3).isLessThanOrEqualTo(all);
        assertThat(HeldTable.sum(held) * 3).isLessThanOrEqualTo((long) all * held.size());
        assertThat(small.stream().filter(one -> !one.paraphrase()))
                .allSatisfy(one -> assertThat(one.tokens()).isLessThanOrEqualTo(SMALL_BUDGET))
                .allSatisfy(one -> assertThat(one.lacks()).as(one.question()).isEmpty());
    }

    @Test
    void the_estimate_of_tokens_is_close_to_what_a_model_counts() {
        Tokens exact = ModelTokens.of("gpt-5").orElseThrow();
        Context context = engine.context("What was shop revenue by country in 2025?");
        double ratio =
                (double) context.told().tokens() / exact.count(context.told().text());
        System.out.println("estimated tokens of a context by real ones: " + ratio);
        assertThat(ratio).isBetween(0.9, 1.15);
    }

    private List<Held> held(Contexts contexts, List<GoldenQuestion> asked) {
        Needs needs = new Needs(knowledge, engine.parser());
        List<Held> held = new ArrayList<>();
        for (GoldenQuestion golden : asked) {
            Needs.Needed needed = needs.of(golden);
            held.add(held(contexts, golden, golden.question(), false, needed));
            golden.paraphrases().forEach(text -> held.add(held(contexts, golden, text, true, needed)));
        }
        return held;
    }

    private static Held held(
            Contexts contexts, GoldenQuestion golden, String text, boolean paraphrase, Needs.Needed needed) {
        Context context = contexts.gather(Engine.question(text));
        List<String> lacks = new ArrayList<>();
        needed.tables().stream()
                .filter(table -> !has(context, Layer.SCHEMA, table))
                .forEach(table -> lacks.add("table " + table));
        needed.metrics().stream()
                .filter(metric -> !has(context, Layer.ANNOTATIONS, metric))
                .forEach(metric -> lacks.add("metric " + metric));
        needed.rules().stream()
                .filter(rule -> !has(context, Layer.ANNOTATIONS, rule))
                .forEach(rule -> lacks.add("rule " + rule));
        return new Held(golden.id(), text, paraphrase, context.told().tokens(), lacks);
    }

    /** A pick counts only when the text says its name. */
    private static boolean has(Context context, Layer layer, String name) {
        return context.picks().stream()
                        .filter(pick -> pick.layer() == layer)
                        .map(Pick::name)
                        .anyMatch(name::equals)
                && context.told().text().contains(name);
    }
}
