package dash.app.model;

import static dash.app.model.Played.call;
import static dash.app.model.Played.conclude;
import static dash.app.model.Played.sql;
import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.context.PastAnswers;
import dash.conversation.Turn;
import dash.knowledge.BusinessRule;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.QueryPattern;
import dash.knowledge.TableKnowledge;
import dash.models.analyst.privacy.Privacy;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Canaries in every column, note, pattern, learning, comment and question: which of them leave, at which level. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PrivacyTest {

    private static final String ROWS = "SELECT name, city, tier, spent FROM clients ORDER BY spent DESC, name";

    /** Values of the source. */
    private static final List<String> CELLS = List.of(
            "Zorblatt Industries", "Quuxville", "gralnak", "48151623", "flimzor", "vexalon", "sprunge", "2019-07-13");

    /** Words of knowledge, comments, learnings and documents. */
    private static final List<String> NOTES = List.of(
            "Wubberton",
            "krelltide",
            "Ompfgard",
            "drazzle",
            "snorquist",
            "Blivetson",
            "77341",
            "yarnwick",
            "Thornbuckle",
            "mizzlefop");

    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TYPE grade AS ENUM ('gralnak', 'plain')",
                    "CREATE TABLE clients (id int PRIMARY KEY, name text, city text, tier grade, spent int, joined date, tags text[], extra jsonb)",
                    "INSERT INTO clients VALUES (1, 'Zorblatt Industries', 'Quuxville', 'gralnak', 48151623, '2019-07-13',"
                            + " ARRAY['flimzor'], '{\"k\": \"vexalon\"}'), (2, 'sprunge', 'Berlin', 'plain', 17, '2020-01-01', NULL, NULL)",
                    "COMMENT ON TABLE clients IS 'kept by yarnwick since the merger'",
                    "COMMENT ON COLUMN clients.city IS 'where Thornbuckle says they are'");
    private final Engine engine = new Engine(database, knowledge());
    private Played played = new Played(engine);

    private static Knowledge knowledge() {
        return Knowledge.of(List.of(
                new TableKnowledge(
                        "clients",
                        "Clients, as Wubberton wrote them down",
                        List.of("krelltide reports"),
                        List.of("city is empty for drazzle"),
                        List.of(),
                        Map.of("spent", "never above 77341"),
                        List.of(),
                        "Ompfgard",
                        "",
                        "",
                        List.of()),
                new BusinessRule(
                        "Test clients do not count", "leave out snorquist", List.of("clients"), List.of(), List.of()),
                new Gotcha("Names differ", List.of("clients"), "Blivetson is written in two ways"),
                new GlossaryEntry("whale", List.of(), "a client like Zorblatt Industries"),
                new QueryPattern(
                        "big_clients",
                        "Large clients",
                        List.of("Who is a whale in Quuxville?"),
                        "",
                        List.of("clients"),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        "SELECT name FROM clients WHERE city = 'Quuxville' AND spent > 77341"),
                new Document("Handbook", "handbook.md", "The mizzlefop team calls clients every week.")));
    }

    @AfterEach
    void end() {
        played.close();
        played = new Played(engine);
    }

    @AfterAll
    void close() {
        played.close();
        engine.close();
        database.close();
    }

    private Answer converse(Privacy level, String question, String statement) {
        played.with(level);
        played.script(
                call("recall", "words", "clients"),
                call("consult", "words", "clients handbook"),
                call("inspect", "table", "clients", "samples", 5),
                sql("SELECT nonsense FROM clients WHERE id::text = 'x'"),
                sql("SELECT 1 / (id - id) FROM clients WHERE name = 'nobody of this name'"),
                sql(statement),
                conclude("This is what was found."));
        return played.ask(question);
    }

    private void answeredBefore() {
        engine.remember(new PastAnswers.Past(
                "a1b2",
                "Who in Quuxville spent most?",
                "SELECT name FROM clients WHERE city = 'Quuxville' ORDER BY spent DESC LIMIT 1",
                "Zorblatt Industries is first with 48151623."));
    }

    private static Turn earlier(String question, String insight) {
        return new Turn(
                "a1b2c3",
                question,
                question,
                "SELECT name FROM clients WHERE city = 'Quuxville'",
                insight,
                List.of("name"),
                List.of(List.of("Zorblatt Industries")));
    }

    @Test
    void with_rows_the_model_recalls_what_was_answered_before() {
        answeredBefore();
        converse(Privacy.ROWS, "Who are the clients?", ROWS);
        assertThat(played.told(1)).contains("Answered before", "a1b2", "Who in Quuxville", "Zorblatt Industries is");
    }

    @Test
    void with_facts_neither_the_insight_of_a_past_answer_nor_a_literal_of_its_statement_leaves() {
        answeredBefore();
        played.with(Privacy.FACTS).after(earlier("Who leads?", "sprunge leads."));
        played.script(call("recall", "words", "clients"), sql("SELECT count(*) FROM clients"), conclude("2 clients."));
        played.ask("How many clients are there?");
        assertThat(played.told(1)).contains("a1b2", "ORDER BY spent DESC", "city = '…'");
        assertThat(played.provider.outgoing())
                .contains("asked: Who leads?", "city = '…'")
                .doesNotContain("Zorblatt Industries is first")
                .doesNotContain("48151623")
                .doesNotContain("sprunge leads");
    }

    @Test
    void with_rows_the_model_sees_rows_and_the_person_gets_the_model_s_words() {
        Answer answer = converse(Privacy.ROWS, "Who are the clients?", ROWS);
        assertThat(answer.insight()).isEqualTo("This is what was found.");
        assertThat(played.provider.outgoing()).contains("Zorblatt Industries", "Quuxville", "48151623");
    }

    @Test
    void with_facts_no_text_of_a_row_leaves_and_labels_come_back() {
        played.with(Privacy.FACTS);
        played.script(
                call("inspect", "table", "clients", "samples", 5),
                sql("SELECT name, spent FROM clients ORDER BY spent DESC"),
                conclude("LABEL_1 is first."));
        Answer answer = played.ask("Who spent most?");
        assertThat(answer.insight()).isEqualTo("Zorblatt Industries is first.");
        assertThat(played.told(2)).contains("LABEL_1").contains("48,151,623");
        assertThat(played.told(1)).doesNotContain("Quuxville");
        assertThat(played.told(2))
                .doesNotContain("Zorblatt")
                .doesNotContain("Quuxville")
                .doesNotContain("sprunge");
    }

    @Test
    void with_schema_no_value_leaves_from_anywhere() {
        engine.learn(
                ScriptedAnalyst.running(
                        "SELECT nam FROM clients WHERE city = 'Quuxville'",
                        "SELECT name FROM clients WHERE city = 'Quuxville'"),
                "Who is in Quuxville?",
                "ann");
        answeredBefore();
        played.after(earlier("Who is in Quuxville?", "It is sprunge."));
        Answer answer = converse(
                Privacy.SCHEMA,
                "How much did Zorblatt Industries of Quuxville, tier gralnak, spend above 48151623, says flimzor?",
                "SELECT name, spent FROM clients WHERE name = 'VALUE_1' AND city = VALUE_2 AND tier::text LIKE '%VALUE_3%' AND spent >= VALUE_4");
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.result().orElseThrow().rows().count()).isEqualTo(1);
        assertThat(answer.insight()).contains("Zorblatt Industries").doesNotContain("This is what was found");
        String outgoing = played.provider.outgoing();
        assertThat(CELLS).allSatisfy(canary -> assertThat(outgoing).doesNotContainIgnoringCase(canary));
        assertThat(NOTES).allSatisfy(canary -> assertThat(outgoing).doesNotContainIgnoringCase(canary));
        assertThat(outgoing).doesNotContainIgnoringCase("Zorblatt").contains("clients", "a value of clients.city");
    }

    @Test
    void with_schema_the_verified_answer_still_costs_nothing_and_tells_nobody() {
        played.with(Privacy.SCHEMA);
        played.script(sql("SELECT count(*) FROM clients"), conclude("x"));
        Answer answer = played.ask("How many clients are there?");
        assertThat(answer.insight()).contains("2");
        assertThat(played.provider.request(1).lastText())
                .contains("It gave one row")
                .doesNotContain("Rows:")
                .doesNotContain("Facts");
    }

    @Test
    void with_schema_a_literal_with_a_quote_in_it_comes_back_whole() {
        played.with(Privacy.SCHEMA);
        played.script(sql("SELECT count(*) FROM clients WHERE name = 'VALUE_1'"), conclude("x"));
        Answer answer = played.ask("How many are called \"O'Hargle\"?");
        assertThat(played.provider.outgoing()).doesNotContain("Hargle");
        assertThat(answer.attempts().getFirst().sql()).contains("Hargle");
    }
}
