package dash.benchmarks.model;

import dash.answer.Status;
import dash.ask.Ask;
import dash.ask.Effort;
import dash.ask.Listener;
import dash.builtin.BuiltinAnalyst;
import dash.context.ContextLimits;
import dash.context.Contexts;
import dash.context.EstimatedTokens;
import dash.context.Layers;
import dash.correct.Attempts;
import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
import dash.doubt.Doubts;
import dash.doubt.RecentAnswers;
import dash.execute.Limits;
import dash.fault.Place;
import dash.guard.Guard;
import dash.knowledge.Knowledge;
import dash.learnings.rules.Rules;
import dash.models.ModelChoice;
import dash.models.Models;
import dash.models.ProviderKind;
import dash.models.analyst.Brain;
import dash.models.analyst.ModelAnalyst;
import dash.models.analyst.ModelOptions;
import dash.models.analyst.privacy.Privacy;
import dash.models.analyst.privacy.Veils;
import dash.models.spending.DayLedger;
import dash.models.spending.Prices;
import dash.models.spending.TokenLimits;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Request;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Many questions at once, each with two model calls that take two seconds. The provider is scripted and runs in this very
 * process, so what is told as Dash's own time is too high rather than too low.
 */
public final class ModelMain {

    private static final int QUESTIONS = 200;
    private static final Duration CALL = Duration.ofSeconds(2);

    private ModelMain() {}

    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        try (TestDatabase database = TestPostgres.shared()
                        .database(
                                "CREATE TABLE orders (id int PRIMARY KEY, country text, amount_cents int)",
                                "INSERT INTO orders SELECT n, (ARRAY['Peru', 'Chile', 'Kenya'])[1 + n % 3], n * 100"
                                        + " FROM generate_series(1, 3000) n");
                ScriptedProvider provider = ScriptedProvider.start();
                Models models = new Models();
                PostgresqlStatementParser parser = new PostgresqlStatementParser();
                PostgresSource source = source(database)) {
            Ask ask = ask(models, provider, source, parser);
            provider.answer(request -> reply(request, Duration.ZERO));
            for (int round = 0; round < 3; round++) {
                round(ask, QUESTIONS);
            }
            provider.answer(request -> reply(request, CALL));
            tell(measure(ask));
        }
        System.exit(0);
    }

    private static PostgresSource source(TestDatabase database) {
        return new PostgresSource(
                "bench",
                PostgresUrl.parse(database.reader().sourceUrl(), Place.named("bench")),
                SourceScope.of("public"),
                ZoneOffset.UTC,
                entry -> {},
                Clock.systemUTC());
    }

    private static Ask ask(
            Models models, ScriptedProvider provider, PostgresSource source, PostgresqlStatementParser parser) {
        Clock clock = Clock.systemUTC();
        Contexts contexts = new Contexts(
                Layers.of(() -> Knowledge.EMPTY, source.schemas()),
                Optional.empty(),
                new EstimatedTokens(),
                ContextLimits.DEFAULT,
                clock);
        Attempts attempts = new Attempts(
                new Guard(parser, PostgresqlAllowList.load()),
                () -> source.guardScope(Set.of()),
                source,
                entry -> {},
                clock,
                new Doubts(parser, RecentAnswers.NONE, clock),
                new Rules(parser));
        ModelAnalyst analyst = new ModelAnalyst(
                new Brain(
                        models.open(ModelChoice.of(ProviderKind.OPENAI, "scripted", Optional.of("none"))
                                .at(provider.baseUrl(Protocol.OPENAI))),
                        TokenLimits.DEFAULT,
                        DayLedger.NONE,
                        new Prices(Map.of())),
                new BuiltinAnalyst(source.values()),
                new Veils(Privacy.ROWS, source.values()),
                ModelOptions.DEFAULT);
        return new Ask(contexts, analyst, attempts, Limits.DEFAULT, Effort.DEFAULT, Ask.Learning.NONE);
    }

    private static Step reply(Request request, Duration wait) {
        boolean ran = request.lastText().contains("Attempt 1 ran");
        return (ran
                        ? Step.toolCall("conclude", "{\"answer\":\"Each country has 1,000 orders.\"}")
                        : Step.toolCall(
                                "run_sql",
                                "{\"sql\":\"SELECT country, count(*) AS orders FROM orders GROUP BY country ORDER BY 2 DESC, 1\"}"))
                .after(wait);
    }

    private record Figures(Duration wall, Duration processor, long answered, long before, long after) {}

    private static Figures measure(Ask ask) throws InterruptedException, ExecutionException {
        long before = used();
        long processor = processor();
        long started = System.nanoTime();
        long answered = round(ask, QUESTIONS);
        Duration wall = Duration.ofNanos(System.nanoTime() - started);
        Duration own = Duration.ofNanos(processor() - processor);
        round(ask, QUESTIONS);
        return new Figures(wall, own, answered, before, used());
    }

    private static long round(Ask ask, int questions) throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Status>> running = new ArrayList<>();
            for (int number = 0; number < questions; number++) {
                Question question = new Question(
                        QuestionId.random(),
                        "bench",
                        "How many orders came from each country?",
                        new Asker("bench"),
                        Door.ITSELF,
                        Clock.systemUTC().instant());
                running.add(threads.submit(() ->
                        ask.ask(question, Listener.SILENT, new Cancellation()).status()));
            }
            long answered = 0;
            for (Future<Status> one : running) {
                answered += one.get() == Status.ANSWERED ? 1 : 0;
            }
            return answered;
        }
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
    }

    private static long processor() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    private static void tell(Figures figures) {
        System.out.printf(
                Locale.ROOT,
                "%d questions at once, two model calls of %d s each%n"
                        + "  answered            %d%n"
                        + "  all done after      %.2f s%n"
                        + "  processor time      %.1f ms a question (Dash, the scripted provider and the client together)%n"
                        + "  beside the model    %.1f ms a question at full load%n"
                        + "  heap after cleaning %d MB before, %d MB after twice as many%n",
                QUESTIONS,
                CALL.toSeconds(),
                figures.answered(),
                figures.wall().toMillis() / 1000.0,
                figures.processor().toNanos() / 1e6 / QUESTIONS,
                (figures.wall().toMillis() - 2.0 * CALL.toMillis()) / QUESTIONS,
                figures.before(),
                figures.after());
    }
}
