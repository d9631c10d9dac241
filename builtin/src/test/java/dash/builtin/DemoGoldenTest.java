package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.context.Context;
import dash.demo.DemoCompany;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeReader;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The demo company's golden questions against its data, with the figures on standard output. */
final class DemoGoldenTest {

    private static final Path COMPANY =
            Path.of(System.getProperty("dash.root", ".."), "demo/src/main/resources/company");

    @Test
    void at_most_two_percent_of_what_is_answered_is_wrong() throws Exception {
        List<GoldenMeasurement.Asked> asked = measure();
        System.out.println(GoldenMeasurement.table(asked));
        asked.stream()
                .filter(each -> each.verdict() == GoldenMeasurement.Verdict.WRONG)
                .forEach(each -> System.out.println("WRONG " + each.golden().id() + ": " + each.text() + "\n  "
                        + each.detail().replace("\n", "\n  ")));
        long right = GoldenMeasurement.count(asked, GoldenMeasurement.Verdict.RIGHT);
        long wrong = GoldenMeasurement.count(asked, GoldenMeasurement.Verdict.WRONG);
        assertThat(wrong * 50).as("%d wrong beside %d right", wrong, right).isLessThanOrEqualTo(right + wrong);
        assertThat(right).isGreaterThanOrEqualTo(60);
    }

    static List<GoldenMeasurement.Asked> measure() throws Exception {
        Knowledge knowledge = new KnowledgeReader().readOrFail(COMPANY.resolve("knowledge"));
        List<GoldenQuestion> questions = new GoldenReader().read(COMPANY.resolve("golden"));
        TestDatabase database = TestPostgres.shared()
                .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
        try (database;
                Connection connection = database.reader().connect()) {
            connection.createStatement().execute("SET TIME ZONE 'UTC'");
            JdbcSource source = new JdbcSource(connection);
            Context context = Context.of(knowledge, source.schema(), Clock.systemUTC());
            return new GoldenMeasurement(new BuiltinAnalyst(source), context, source).ask(questions);
        }
    }
}
