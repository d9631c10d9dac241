package dash.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.answer.why.Why;
import dash.app.ask.Engine;
import dash.context.ContextLimits;
import dash.demo.DemoCompany;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two incident reports of the demo company, of October 2025 and March 2026, and the metrics that they are and are not about. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WhyTest {

    private static final String OCTOBER = "Incident report: card payments failing, October 2025";
    private static final String MARCH = "Incident report: gateways offline after firmware 4.2, March 2026";

    private final TestDatabase database = TestPostgres.shared()
            .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
    private Knowledge knowledge = Knowledge.EMPTY;
    private Engine engine = new Engine(database, Knowledge.EMPTY);

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        DemoCompany.project().copyTo(folder);
        knowledge = new KnowledgeReader().readOrFail(folder.resolve("knowledge"));
        engine.close();
        engine = new Engine(database, knowledge);
    }

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Completed orders by month in 2025",
                "Shop revenue by month in 2025",
                "Shop revenue by month since January 2025"
            })
    void a_dip_in_a_month_is_told_with_the_report_of_that_month(String question) {
        Answer answer = answered(question);
        assertThat(answer.why()).singleElement().satisfies(why -> {
            assertThat(why.period()).isEqualTo("Oct 2025");
            assertThat(why.words())
                    .startsWith("Around Oct 2025, which is unusually low: “A certificate of our payment provider")
                    .contains(OCTOBER)
                    .contains("documents/incident-2025-10-card-payments.md, line ")
                    .endsWith("whether one led to the other is not known.")
                    .doesNotContain("because")
                    .doesNotContain("caused");
        });
        assertThat(answer.provenance().tree())
                .anySatisfy(because -> assertThat(because.origin().label()).startsWith(OCTOBER));
        assertThat(answer.insight()).doesNotContain("certificate");
    }

    @Test
    void a_peak_in_another_month_has_the_other_report() {
        assertThat(answered("Tickets opened by month since July 2025").why())
                .singleElement()
                .satisfies(why -> {
                    assertThat(why.period()).isEqualTo("Mar 2026");
                    assertThat(why.words()).contains(MARCH).contains("Firmware 4.2 was rolled out");
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "New paying subscriptions by month in 2025",
                "Sign-ups by month in 2025",
                "Shop revenue by month in 2024",
                "Shop revenue by country in 2025",
                "Tickets opened by month in 2025",
                "What is our MRR?"
            })
    void where_no_report_speaks_of_thing_and_time_none_is_cited(String question) {
        assertThat(answered(question).why()).extracting(Why::words).isEmpty();
    }

    @Test
    void a_single_month_that_fell_has_its_report_as_well() {
        assertThat(answered("How many completed orders were there in October 2025?")
                        .why())
                .singleElement()
                .satisfies(why -> assertThat(why.words())
                        .contains(OCTOBER)
                        .startsWith("Around October 2025, 46.4 % below Sep 2025: “A certificate"));
        assertThat(answered("Tickets opened in March 2026").why())
                .singleElement()
                .satisfies(why -> assertThat(why.words())
                        .contains(MARCH)
                        .startsWith("Around March 2026, 133.6 % above Feb 2026: “"));
        assertThat(answered("How many completed orders were there in November 2025?")
                        .why())
                .isEmpty();
    }

    @Test
    void a_peak_stands_out_in_a_series_of_a_few_months() {
        assertThat(answered("Tickets opened by month in 2026").why())
                .singleElement()
                .satisfies(why -> assertThat(why.words()).contains(MARCH));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Why did completed orders drop in October 2025?",
                "why were completed orders so low in October 2025",
                "What caused the drop in completed orders in October 2025?",
                "What happened to completed orders in October 2025?"
            })
    void whoever_asks_for_the_reason_is_told_the_figure_and_what_was_written_about_its_time(String question) {
        Answer answer = answered(question);
        assertThat(answer.question().text()).isEqualTo("Completed orders in October 2025?");
        assertThat(answer.insight())
                .contains("398")
                .contains("It comes about like this")
                .endsWith("What caused it is not in the figures.");
        assertThat(answer.why())
                .singleElement()
                .satisfies(why -> assertThat(why.words()).contains(OCTOBER));
    }

    @Test
    void a_project_that_is_too_large_to_be_taken_whole_is_searched_for_it() {
        try (Engine large = new Engine(database, knowledge, ContextLimits.DEFAULT.withTokens(3_000))) {
            assertThat(large.ask("Completed orders by month in 2025").why())
                    .singleElement()
                    .satisfies(why -> assertThat(why.words()).contains(OCTOBER));
        }
    }

    private Answer answered(String question) {
        Answer answer = engine.ask(question);
        assertThat(answer.status()).as(answer.insight()).isEqualTo(Status.ANSWERED);
        assertThat(answer.result()).isPresent();
        return answer;
    }
}
