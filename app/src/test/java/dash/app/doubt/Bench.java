package dash.app.doubt;

import dash.app.ask.Engine;
import dash.context.Contexts;
import dash.correct.Attempt;
import dash.correct.Attempts;
import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
import dash.doubt.Doubts;
import dash.doubt.RecentAnswers;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.fault.Place;
import dash.guard.Guard;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.learnings.rules.Rules;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.testkit.TestDatabase;
import java.time.Clock;
import java.util.Map;
import java.util.Set;

/** One database on which statements are tried for questions, each on the way every statement goes. */
final class Bench implements AutoCloseable {

    private final TestDatabase database;
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();
    private final PostgresSource source;
    private final Contexts contexts;
    private final Attempts attempts;

    Bench(TestDatabase database, Knowledge knowledge, RecentAnswers recent, Clock clock) {
        this.database = database;
        source = new PostgresSource(
                "test",
                PostgresUrl.parse(database.reader().sourceUrl(), Place.named("test")),
                SourceScope.of("public"),
                knowledge.calendar().orElse(Calendar.DEFAULT).timeZone(),
                entry -> {},
                clock);
        contexts = new Contexts(knowledge, source.schemas(), clock);
        attempts = new Attempts(
                new Guard(parser, PostgresqlAllowList.load()),
                () -> source.guardScope(Set.of()),
                source,
                entry -> {},
                clock,
                new Doubts(parser, recent, clock),
                new Rules(parser));
    }

    Attempt attempt(String question, String sql) {
        return attempt(question, sql, Map.of());
    }

    Attempt attempt(String question, String sql, Map<String, String> units) {
        Commission commission =
                new Commission("test", new Asker("ann"), Door.TEST, "", Limits.DEFAULT, new Cancellation());
        return attempts.make(sql, units, 1, question, contexts.gather(Engine.question(question)), commission);
    }

    @Override
    public void close() {
        source.close();
        parser.close();
        database.close();
    }
}
