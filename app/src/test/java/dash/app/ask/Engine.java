package dash.app.ask;

import dash.analyst.Analyst;
import dash.answer.Answer;
import dash.ask.Ask;
import dash.ask.Effort;
import dash.ask.Listener;
import dash.builtin.BuiltinAnalyst;
import dash.context.Context;
import dash.context.ContextLimits;
import dash.context.Contexts;
import dash.context.EstimatedTokens;
import dash.context.Layers;
import dash.context.PastAnswers;
import dash.conversation.Conversation;
import dash.correct.Attempts;
import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
import dash.documents.Library;
import dash.doubt.Doubts;
import dash.doubt.RecentAnswers;
import dash.execute.AuditEntry;
import dash.execute.Limits;
import dash.fault.Place;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenRows;
import dash.golden.Grader;
import dash.golden.GuardedGoldenRows;
import dash.golden.Proving;
import dash.guard.Guard;
import dash.index.LuceneIndex;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.learn.CuratedVetting;
import dash.learn.Learner;
import dash.learn.Vetting;
import dash.learnings.MemoryOnly;
import dash.learnings.rules.Rules;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.search.ColumnValues;
import dash.search.SearchDocuments;
import dash.search.Values;
import dash.testkit.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** Everything between a question and a test database, put together as the command line does it. */
public final class Engine implements AutoCloseable {

    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);

    private final List<PastAnswers.Past> past = new CopyOnWriteArrayList<>();
    private final List<AuditEntry> audit = new CopyOnWriteArrayList<>();
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();
    private final PostgresSource source;
    private final LuceneIndex index;
    private final Layers layers;
    private final Contexts contexts;
    private final MemoryOnly memory;
    private final Learner learner;
    private final Attempts attempts;
    private final Guard guard;

    public Engine(TestDatabase database, Knowledge knowledge) {
        this(database, knowledge, ContextLimits.DEFAULT);
    }

    public Engine(TestDatabase database, Knowledge knowledge, ContextLimits limits) {
        this(database, knowledge, limits, Library.NONE);
    }

    public Engine(TestDatabase database, Knowledge knowledge, ContextLimits limits, Library library) {
        source = new PostgresSource(
                "test",
                PostgresUrl.parse(database.reader().sourceUrl(), Place.named("test")),
                SourceScope.of("public"),
                knowledge.calendar().orElse(Calendar.DEFAULT).timeZone(),
                audit::add,
                CLOCK);
        index = LuceneIndex.open(indexFolder(), Optional.empty());
        index.bring(SearchDocuments.of(knowledge, source.schemas().schema(), ColumnValues.NONE, source.sensitive()));
        memory = new MemoryOnly(CLOCK, List.of());
        layers = new Layers(
                () -> knowledge,
                source.schemas(),
                library,
                asker -> memory.current().inUseFor(asker.name()),
                (words, asker) -> List.copyOf(past),
                dash.memory.Memories.NONE,
                column -> false);
        Vetting vetting =
                new CuratedVetting(new Rules(parser), () -> source.schemas().schema(), () -> knowledge);
        learner = new Learner(memory, vetting, new Rules(parser), CLOCK);
        contexts = contexts(limits);
        guard = new Guard(parser, PostgresqlAllowList.load());
        Doubts doubts = new Doubts(parser, RecentAnswers.NONE, CLOCK);
        attempts = new Attempts(
                guard, () -> source.guardScope(Set.of()), source, audit::add, CLOCK, doubts, new Rules(parser));
    }

    private static Path indexFolder() {
        try {
            return Files.createTempDirectory("dash-index");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Contexts from the same layers and index with other limits. */
    public Contexts contexts(ContextLimits limits) {
        return new Contexts(layers, Optional.of(index), new EstimatedTokens(), limits, CLOCK);
    }

    /** The context that an analyst would get for this. */
    public Context context(String text) {
        return contexts.gather(question(text));
    }

    /** From here on this was answered before, whatever is looked for. */
    public void remember(PastAnswers.Past answer) {
        past.add(answer);
    }

    public static Question question(String text) {
        return new Question(QuestionId.random(), "test", text, new Asker("ann"), Door.TEST, CLOCK.instant());
    }

    public PostgresqlStatementParser parser() {
        return parser;
    }

    public List<AuditEntry> audit() {
        return audit;
    }

    /** Computes right rows on the way that every statement goes. */
    public GoldenRows goldenRows() {
        return new GuardedGoldenRows(
                "test",
                new Asker("ann"),
                guard,
                () -> source.guardScope(Set.of()),
                source,
                audit::add,
                CLOCK,
                Limits.DEFAULT);
    }

    /** Asks the built-in analyst. */
    public Answer ask(String text) {
        return ask(new BuiltinAnalyst(source.values()), text, Limits.DEFAULT, Listener.SILENT, new Cancellation());
    }

    public Answer ask(Analyst analyst, String text, Limits limits, Listener listener, Cancellation cancellation) {
        Ask ask = new Ask(
                contexts, analyst, attempts, limits, new Effort(6, 3, Duration.ofSeconds(60)), Ask.Learning.NONE);
        return ask.ask(question(text), listener, cancellation);
    }

    /** Looks texts up among the values of the test database. */
    public Values values() {
        return source.values();
    }

    /** Asks with these limits on the whole question, and learns from what happened. */
    public Answer ask(Analyst analyst, String text, Effort effort, Listener listener, Cancellation cancellation) {
        return ask(analyst, text, Conversation.NONE, effort, listener, cancellation);
    }

    /** The same, with something that was asked and answered before. */
    public Answer ask(
            Analyst analyst,
            String text,
            Conversation earlier,
            Effort effort,
            Listener listener,
            Cancellation cancellation) {
        return new Ask(contexts, analyst, attempts, Limits.DEFAULT, effort, learner::learn)
                .ask(question(text), earlier, listener, cancellation);
    }

    /** What was learned by {@link #learn}. */
    public MemoryOnly memory() {
        return memory;
    }

    /** Asks, and learns from what happened. */
    public Answer learn(Analyst analyst, String text, String person) {
        Ask ask = new Ask(
                contexts, analyst, attempts, Limits.DEFAULT, new Effort(6, 3, Duration.ofSeconds(60)), learner::learn);
        Question asked = question(text);
        return ask.ask(
                new Question(asked.id(), asked.project(), text, new Asker(person), asked.door(), asked.askedAt()),
                Listener.SILENT,
                new Cancellation());
    }

    /** Proves learnings on golden questions, which this analyst answers. */
    public Proving proving(List<GoldenQuestion> golden, Analyst analyst) {
        GoldenRows rows = new GuardedGoldenRows(
                "test",
                new Asker("golden"),
                guard,
                () -> source.guardScope(Set.of()),
                source,
                audit::add,
                CLOCK,
                Limits.DEFAULT);
        return new Proving(
                golden,
                new Rules(parser),
                () -> source.schemas().schema(),
                other -> (wording, cancellation) -> new Ask(
                                contexts.with(asker -> other.current().inUseFor(asker.name())),
                                analyst,
                                attempts,
                                Limits.DEFAULT,
                                new Effort(6, 3, Duration.ofSeconds(60)),
                                Ask.Learning.NONE)
                        .ask(question(wording), Listener.SILENT, cancellation),
                new Grader(rows),
                CLOCK);
    }

    @Override
    public void close() {
        index.close();
        source.close();
        parser.close();
    }
}
