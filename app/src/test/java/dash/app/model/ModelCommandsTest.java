package dash.app.model;

import static dash.app.model.Played.call;
import static dash.app.model.Played.conclude;
import static dash.app.model.Played.sql;
import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The options of the command line that use a language model, with a model played by a script. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ModelCommandsTest {

    private static final String COUNT = "SELECT count(*) AS orders FROM orders";
    private static final String OPEN = "SELECT count(*) AS orders FROM orders WHERE status = 'open'";
    private static final String[] PLAYED = {"--model", "openai:played", "--json"};

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);
    private ScriptedProvider provider = ScriptedProvider.start();

    @SuppressWarnings("NullAway.Init")
    private Desk.Project project;

    @BeforeEach
    void arrive() {
        provider = ScriptedProvider.start();
        desk.set("OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI)).set("OPENAI_API_KEY", "no-key");
        project = desk.project();
    }

    @AfterEach
    void end() {
        provider.close();
    }

    @AfterAll
    void leave() {
        desk.close();
    }

    private Outcome ask(String... more) {
        String[] arguments = new String[1 + PLAYED.length + more.length];
        arguments[0] = "ask";
        System.arraycopy(PLAYED, 0, arguments, 1, PLAYED.length);
        System.arraycopy(more, 0, arguments, 1 + PLAYED.length, more.length);
        return project.run(arguments);
    }

    private static Step askBack() {
        return call(
                "ask_back",
                "question",
                "Which orders?",
                "readings",
                List.of(Map.of("words", "all of them", "sql", COUNT), Map.of("words", "the open ones", "sql", OPEN)));
    }

    private String askedBack() {
        provider.script(askBack());
        Outcome asked = ask("How many orders?");
        assertThat(asked.status()).isEqualTo(1);
        assertThat(asked.json().get("status").asString()).isEqualTo("asked_back");
        return asked.json().get("id").asString();
    }

    @Test
    void the_model_that_is_named_answers_and_without_one_nothing_is_sent() {
        assertThat(project.run("ask", "--json", "How many orders?")
                        .json()
                        .get("analyst")
                        .asString())
                .isEqualTo("builtin");
        assertThat(provider.requests()).isEmpty();
        provider.script(sql(COUNT), conclude("There are 2 orders."));
        Outcome outcome = ask("How", "many", "orders?");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.json().get("analyst").asString()).isEqualTo("openai:played");
        assertThat(outcome.json().get("insight").asString()).isEqualTo("There are 2 orders.");
        assertThat(provider.requests()).hasSize(2);
    }

    @Test
    void a_model_that_is_named_wrongly_is_refused_before_anything_is_sent() {
        Outcome outcome = project.run("ask", "--model", "opnai:played", "How many orders?");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains("openai");
        assertThat(provider.requests()).isEmpty();
    }

    @Test
    void reasoning_makes_the_model_think_and_keeps_its_thoughts() {
        provider.script(thought("rows"), thought("keys"), sql(COUNT), sql("SELECT count(id) AS orders FROM orders"));
        provider.script(conclude("There are 2 orders."));
        JsonNode answer = ask("--reasoning", "How many orders?").json();
        assertThat(provider.request(0).tools()).contains("think", "analyse");
        assertThat(answer.get("insight").asString()).isEqualTo("There are 2 orders.");
        assertThat(answer.get("thoughts")).hasSize(2);
        assertThat(answer.get("confidence").get("reasons").toString()).contains("a second way of computing");
    }

    private static Step thought(String title) {
        return call(
                "think",
                "title",
                title,
                "thought",
                "because",
                "action",
                "count",
                "confidence",
                0.8,
                "next_action",
                "continue");
    }

    @Test
    void candidates_are_compared() {
        provider.script(sql(COUNT), sql("SELECT count(id) AS n FROM orders"));
        JsonNode answer = ask("--candidates", "2", "How many orders?").json();
        assertThat(answer.get("status").asString()).isEqualTo("answered");
        assertThat(answer.get("confidence").get("reasons").toString()).contains("2 of 2 drafts give the same result");
        Outcome tooMany = ask("--candidates", "6", "How many orders?");
        assertThat(tooMany.status()).isEqualTo(2);
        assertThat(tooMany.err()).contains("--candidates").contains("from 1 to 5");
    }

    @Test
    void a_choice_runs_what_was_offered_and_leaves_the_answer_that_offered_it() {
        String id = askedBack();
        Outcome outcome = ask("--reply", id, "--choose", "2");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.json().get("id").asString()).isNotEqualTo(id);
        assertThat(outcome.json().get("question").asString()).contains("How many orders?", "the open ones");
        assertThat(outcome.json().get("sql").asString()).isEqualTo(OPEN);
        assertThat(outcome.json().get("insight").asString()).contains("1");
        assertThat(provider.requests()).hasSize(1);
        assertThat(project.run("show", id).out()).contains("Which orders?", "all of them", "the open ones");
    }

    @Test
    void a_question_can_be_asked_with_its_choice() {
        provider.script(askBack());
        Outcome outcome = ask("How many orders?", "--choose", "2");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.json().get("sql").asString()).isEqualTo(OPEN);
    }

    @Test
    void a_reply_can_be_in_words() {
        String id = askedBack();
        provider.script(sql(COUNT), conclude("There are 2 orders."));
        assertThat(ask("--reply", id, "whatever", "its", "status").status()).isZero();
        assertThat(provider.request(1).lastText()).contains("whatever its status");
    }

    @Test
    void a_reply_that_chooses_nothing_or_replies_to_nothing_is_refused() {
        String id = askedBack();
        assertThat(ask("--reply", id, "--choose", "3").err())
                .contains("the choice")
                .contains("from 1 to 2");
        assertThat(ask("--reply", id).err()).contains("there is no reply");
        assertThat(ask("--reply", "000000000000", "--choose", "1").status()).isNotZero();
        assertThat(ask("--reply", id, "--choose", "1").status()).isZero();
        String chosen = ask("--reply", id, "--choose", "1").json().get("id").asString();
        Outcome again = ask("--reply", chosen, "--choose", "1");
        assertThat(again.status()).isEqualTo(2);
        assertThat(again.err()).contains("offers nothing to choose from").contains("answered");
    }

    @Test
    void the_project_file_switches_parts_of_the_instructions() {
        provider.script(sql(COUNT), conclude("There are 2 orders."));
        ask("How many orders?");
        assertThat(provider.outgoing()).contains("# The person", "# Your part").doesNotContain("# Place");
        project.file(
                "../dash.yaml",
                project.text("../dash.yaml")
                        + "model: { provider: openai, name: played, prompt: { date_time: false, person: false, role: false,"
                        + " additional: \"Amounts are in shells.\", location: Lisbon } }\n");
        provider.script(sql(COUNT), conclude("There are 2 orders."));
        assertThat(project.run("ask", "How many orders?").status()).isZero();
        String outgoing = provider.request(2).body();
        assertThat(outgoing)
                .contains("Amounts are in shells.", "# Place", "Lisbon", "# Tools")
                .doesNotContain("# Now")
                .doesNotContain("# The person")
                .doesNotContain("# Your part");
    }

    @Test
    void what_was_answered_before_is_recalled() {
        provider.script(sql(COUNT), conclude("There are 2 orders."));
        String id = ask("How many orders did we get?").json().get("id").asString();
        provider.script(call("recall", "words", "number of orders"), sql(OPEN), conclude("There is 1."));
        ask("How many orders are open?");
        assertThat(provider.request(3).lastText())
                .contains("Answered before", id, "How many orders did we get?", COUNT, "There are 2 orders.");
    }
}
