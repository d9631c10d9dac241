package dash.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.context.ContextLimits;
import dash.demo.DemoCompany;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.provenance.Citation;
import dash.provenance.Origin;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions that need no SQL, asked of the demo company without a model. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TellingTest {

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

    @Test
    void a_policy_is_quoted_from_its_document_with_title_and_line() {
        Answer answer = engine.ask("What is our refund policy?");
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.insight())
                .startsWith("Refund policy of the shop: “Hardware can be sent back within 30 days of the order.");
        assertThat(answer.citations())
                .extracting(Citation::origin)
                .containsExactly(
                        new Origin.Document("Refund policy of the shop", "documents/refund-policy.md, line 3"));
        assertThat(answer.result()).isEmpty();
        assertThat(answer.attempts()).isEmpty();
        assertThat(answer.provenance().knowledgeApplied())
                .containsExactly("document: Refund policy of the shop, documents/refund-policy.md, line 3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What does NRR mean here?                     | glossary | NRR             | MRR today of those who paid a year ago
            What is NRR?                                 | glossary | NRR             | Not computed regularly here.
            What do we mean by churn?                    | glossary | churn           | trials that end are not churn
            How do we compute MRR?                       | glossary | MRR             | see the metric
            How is shop revenue calculated?              | metric   | Shop revenue    | completed
            Who owns the orders table?                   | table    | orders          | Shop operations
            who is responsible for support tickets?      | table    | support_tickets | Support
            How often is usage_daily refreshed?          | table    | usage_daily     | three days late
            Which tables hold churn?                     | table    | subscription    | ancel
            What does customer_ref mean?                 | table    | support_tickets | customer_ref
            Which tables hold revenue?                   | table    | legacy_revenue  | Revenue of 2021
            What happened in October 2025?               | document | October 2025    | A certificate of our payment provider
            How long may partners extend a trial?        | document | trials          | partners may extend it to 30
            Tell me about card payments                  | document | October 2025    | A certificate of our payment provider
            When does our fiscal year start?             | document | Brightloam      | first of February
            What is the definition of fiscal year?       | glossary | fiscal year     | February to January
            """)
    void what_people_wrote_down_is_told_with_where_it_stands(String question, String kind, String name, String words) {
        Answer answer = engine.ask(question);
        assertThat(answer.status()).as(answer.insight()).isEqualTo(Status.ANSWERED);
        assertThat(answer.result()).as("nothing is computed").isEmpty();
        assertThat(answer.citations()).anySatisfy(citation -> {
            assertThat(citation.origin().kind()).isEqualTo(kind);
            assertThat(citation.origin().label()).contains(name);
            assertThat(citation.quote()).contains(words);
        });
    }

    @Test
    void sentences_of_fields_end_and_a_name_is_not_said_twice() {
        assertThat(engine.ask("What does NRR mean here?").insight())
                .contains("won since are left out. Computed from")
                .contains("As a metric: “Net revenue retention");
        assertThat(engine.ask("Which tables hold churn?").insight())
                .contains("Used for: Status at an earlier day; New and churned subscriptions over time.");
    }

    @Test
    void a_note_that_only_names_another_table_says_nothing_of_its_own() {
        assertThat(engine.ask("Where is revenue stored?").citations())
                .extracting(citation -> citation.origin().label())
                .startsWith("legacy_revenue")
                .doesNotContain("invoices");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is our MRR?",
                "What is MRR?",
                "What was shop revenue in 2025?",
                "What are the top 5 products by revenue in 2025?",
                "How many customers do we have?",
                "What is the average order value in 2025?",
                "What is our churn rate this year?"
            })
    void a_question_for_a_figure_stays_one(String question) {
        Answer answer = engine.ask(question);
        assertThat(answer.status()).as(answer.insight()).isEqualTo(Status.ANSWERED);
        assertThat(answer.citations()).isEmpty();
        assertThat(answer.result()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is our travel policy?",
                "What does EBITDA mean?",
                "What do we mean by dark matter?",
                "What is the policy on parental leave?",
                "What happened in May 2021?"
            })
    void what_nobody_wrote_down_is_declined(String question) {
        Answer answer = engine.ask(question);
        assertThat(answer.status()).as(answer.insight()).isEqualTo(Status.DECLINED);
        assertThat(answer.citations()).isEmpty();
    }

    @Test
    void a_project_that_is_too_large_to_be_taken_whole_is_searched_first() {
        try (Engine large = new Engine(database, knowledge, ContextLimits.DEFAULT.withTokens(3_000))) {
            Answer answer = large.ask("What is our refund policy?");
            assertThat(answer.citations())
                    .extracting(Citation::origin)
                    .containsExactly(
                            new Origin.Document("Refund policy of the shop", "documents/refund-policy.md, line 3"));
        }
    }

    @Test
    void every_quotation_stands_in_the_file_it_is_said_to_stand_in(@TempDir Path folder) throws Exception {
        DemoCompany.project().copyTo(folder);
        Answer answer = engine.ask("What is our refund policy?");
        String text = Files.readString(folder.resolve("knowledge/documents/refund-policy.md"))
                .replaceAll("\\s+(- )?", " ");
        assertThat(text).contains(answer.citations().getFirst().quote());
    }
}
