package dash.app.ask;

import dash.analyst.Analyst;
import dash.answer.Answer;
import dash.ask.Ask;
import dash.ask.Effort;
import dash.ask.Listener;
import dash.builtin.BuiltinAnalyst;
import dash.context.Contexts;
import dash.correct.Attempts;
import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.introspect.SourceScope;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.postgresql.url.PostgresUrl;
import dash.doubt.Doubts;
import dash.doubt.RecentAnswers;
import dash.execute.AuditEntry;
import dash.execute.Limits;
import dash.fault.Place;
import dash.guard.Guard;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.testkit.TestDatabase;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** Everything between a question and a test database, put together as the command line does it. */
public final class Engine implements AutoCloseable {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);

    private final List<AuditEntry> audit = new CopyOnWriteArrayList<>();
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();
    private final PostgresSource source;
    private final Contexts contexts;
    private final Attempts attempts;

    public Engine(TestDatabase database, Knowledge knowledge) {
        source = new PostgresSource(
                "test",
                PostgresUrl.parse(database.reader().sourceUrl(), Place.named("test")),
                SourceScope.of("public"),
                knowledge.calendar().orElse(Calendar.DEFAULT).timeZone(),
                audit::add,
                CLOCK);
        contexts = new Contexts(knowledge, source.schemas(), CLOCK);
        Guard guard = new Guard(parser, PostgresqlAllowList.load());
        Doubts doubts = new Doubts(parser, RecentAnswers.NONE, CLOCK);
        attempts = new Attempts(guard, () -> source.guardScope(Set.of()), source, audit::add, CLOCK, doubts);
    }

    public List<AuditEntry> audit() {
        return audit;
    }

    /** Asks the built-in analyst. */
    public Answer ask(String text) {
        return ask(new BuiltinAnalyst(source.values()), text, Limits.DEFAULT, Listener.SILENT, new Cancellation());
    }

    public Answer ask(Analyst analyst, String text, Limits limits, Listener listener, Cancellation cancellation) {
        Ask ask = new Ask(contexts, analyst, attempts, limits, new Effort(6, 3, Duration.ofSeconds(60)));
        Question question =
                new Question(QuestionId.random(), "test", text, new Asker("ann"), Door.TEST, CLOCK.instant());
        return ask.ask(question, listener, cancellation);
    }

    @Override
    public void close() {
        source.close();
        parser.close();
    }
}
