package dash.server.asking;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Event;
import dash.server.Served.Reply;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions that end quickly: one object, or events that can be read again. */
class AskingTest {

    private static final String DONE = "{\"question\": \"How many orders are done?\"}";

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    @BeforeAll
    static void serve() {
        served = new Served(folder);
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    private static List<Event> asked(String question) throws IOException {
        return Served.read(new String(served.ask(question).body().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void a_question_is_answered_as_one_object_that_stays_at_its_address() {
        Reply reply = served.post("P/ask", DONE);
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json().path("status").asString()).isEqualTo("answered");
        assertThat(reply.json().path("rows").path(0).path(0).asInt()).isEqualTo(2);
        Reply kept = served.get(reply.header("Location"));
        assertThat(kept.json().path("answer")).isEqualTo(reply.json());
        assertThat(kept.json().path("running").asBoolean()).isFalse();
        assertThat(kept.json().path("person").asString()).isEqualTo(dash.project.Person.name());
    }

    @Test
    void events_are_numbered_from_one_and_end_with_the_answer() throws IOException {
        List<Event> events = asked("How many orders are done?");
        assertThat(events)
                .extracting(Event::name)
                .startsWith("opened", "context", "move")
                .endsWith("done");
        assertThat(events)
                .extracting(Event::id)
                .isEqualTo(IntStream.rangeClosed(1, events.size())
                        .mapToObj(String::valueOf)
                        .toList());
        assertThat(events.getLast().data().path("insight").asString()).contains("2");
        assertThat(events.stream().filter(event -> event.name().equals("attempt")))
                .singleElement()
                .satisfies(event ->
                        assertThat(event.data().path("outcome").asString()).isEqualTo("ran"));
    }

    @Test
    void events_can_be_read_again_from_any_number_on() throws IOException {
        List<Event> events = asked("Which order was heaviest?");
        String path = "P/answers/" + events.getFirst().data().path("answer").asString() + "/events";
        assertThat(served.events(path)).isEqualTo(events);
        assertThat(served.events(path, "Last-Event-ID", "3")).isEqualTo(events.subList(3, events.size()));
        assertThat(served.events(path + "?after=" + events.size())).isEmpty();
        assertThat(served.get(path, "Last-Event-ID", "three").status()).isEqualTo(400);
    }

    @Test
    void a_question_begins_a_conversation_and_the_next_can_join_it() throws IOException {
        Event opened = asked("How many orders are done?").getFirst();
        String conversation = opened.data().path("conversation").asString();
        served.post(
                "P/ask", "{\"question\": \"Which order was heaviest?\", \"conversation\": \"" + conversation + "\"}");
        Reply whole = served.get("P/conversations/" + conversation);
        assertThat(whole.json().path("title").asString()).isEqualTo("How many orders are done?");
        assertThat(whole.json()
                        .path("answers")
                        .valueStream()
                        .map(answer -> answer.path("question").asString()))
                .containsExactly("How many orders are done?", "Which order was heaviest?");
        assertThat(served.get("P/answers?conversation=" + conversation).json().path("items"))
                .hasSize(2);
    }

    @Test
    void a_follow_up_is_told_as_it_was_read_and_any_earlier_answer_can_be_gone_on_from() throws IOException {
        Event opened = asked("How many orders are done?").getFirst();
        String first = opened.data().path("answer").asString();
        String conversation = opened.data().path("conversation").asString();
        served.post(
                "P/ask", "{\"question\": \"Which order was heaviest?\", \"conversation\": \"" + conversation + "\"}");
        Reply branched = served.post("P/ask", "{\"question\": \"as a table\", \"after\": \"" + first + "\"}");
        assertThat(branched.json().path("question").asString()).isEqualTo("as a table");
        assertThat(branched.json().path("read_as").asString()).isEqualTo("How many orders are done?");
        Reply whole = served.get("P/conversations/" + conversation);
        assertThat(whole.json().path("answers").get(2).path("after").asString()).isEqualTo(first);
        assertThat(whole.json().path("answers").get(2).path("read_as").asString())
                .isEqualTo("How many orders are done?");
        Reply markdown = served.get("P/conversations/" + conversation + "/markdown");
        assertThat(markdown.body())
                .startsWith("# How many orders are done?")
                .contains("*Read as: How many orders are done?*", "*Follows: How many orders are done?*", "```sql");
        assertThat(served.post("P/ask", "{\"question\": \"why?\", \"after\": \"ffffffffffff\"}")
                        .status())
                .isEqualTo(404);
    }

    @Test
    void a_conversation_is_found_renamed_and_deleted_with_all_its_answers() {
        Reply made = served.post("P/conversations", "{\"title\": \"Weights of June\"}");
        assertThat(made.status()).isEqualTo(201);
        String id = made.json().path("id").asString();
        String answer = served.post(
                        "P/ask", "{\"question\": \"Which order was heaviest?\", \"conversation\": \"" + id + "\"}")
                .json()
                .path("id")
                .asString();
        assertThat(served.get("P/conversations?q=weight").json().path("items")).hasSize(1);
        assertThat(served.patch("P/conversations/" + id, "{\"title\": \"Heavy things\"}")
                        .json()
                        .path("title")
                        .asString())
                .isEqualTo("Heavy things");
        assertThat(served.get("P/conversations?q=heav").json().path("items")).isNotEmpty();
        assertThat(served.delete("P/conversations/" + id).status()).isEqualTo(204);
        assertThat(served.get("P/conversations/" + id).status()).isEqualTo(404);
        assertThat(served.get("P/answers/" + answer).status()).isEqualTo(404);
        assertThat(served.delete("P/conversations/" + id).status()).isEqualTo(404);
    }

    @Test
    void a_statement_of_ones_own_is_run_guarded() {
        Reply ran = served.post("P/sql", "{\"sql\": \"SELECT name FROM customers ORDER BY 1\"}");
        assertThat(ran.json().path("rows").path(0).path(0).asString()).isEqualTo("Ann");
        Reply refused = served.post("P/sql", "{\"sql\": \"DELETE FROM customers\"}");
        assertThat(refused.json().path("status").asString()).isEqualTo("failed");
        assertThat(refused.json().path("attempts").path(0).path("verdict").asString())
                .isEqualTo("refused");
    }

    @Test
    void rows_come_as_csv_that_no_spreadsheet_runs() {
        String id = served.post("P/sql", "{\"sql\": \"SELECT '=1+1' AS formula, 'a,b' AS comma\"}")
                .json()
                .path("id")
                .asString();
        Reply csv = served.get("P/answers/" + id + "/rows.csv");
        assertThat(csv.type()).isEqualTo("text/csv");
        assertThat(csv.body()).isEqualTo("formula,comma\r\n'=1+1,\"a,b\"\r\n");
    }

    @Test
    void a_verdict_on_an_answer_is_kept_and_a_later_one_replaces_it() {
        String path = served.post("P/ask", DONE).header("Location");
        served.post(path + "/feedback", "{\"verdict\": \"right\"}");
        Reply said = served.post(path + "/feedback", "{\"verdict\": \"wrong\", \"reason\": \"last year is missing\"}");
        assertThat(said.status()).isEqualTo(201);
        assertThat(served.get(path).json().path("feedback")).hasSize(1);
        assertThat(served.get(path)
                        .json()
                        .path("feedback")
                        .path(0)
                        .path("reason")
                        .asString())
                .isEqualTo("last year is missing");
        assertThat(served.post(path + "/feedback", "{\"verdict\": \"perhaps\"}").status())
                .isEqualTo(400);
    }

    @Test
    void a_thing_that_did_not_change_is_not_sent_again() {
        String path = served.post("P/ask", DONE).header("Location");
        Reply first = served.get(path);
        assertThat(served.get(path, "If-None-Match", first.header("ETag")).status())
                .isEqualTo(304);
        served.post(path + "/feedback", "{\"verdict\": \"right\"}");
        assertThat(served.get(path, "If-None-Match", first.header("ETag")).status())
                .isEqualTo(200);
    }

    @Test
    void answers_come_in_pages_that_do_not_overlap() {
        IntStream.range(0, 3).forEach(number -> served.post("P/ask", DONE));
        Reply first = served.get("P/answers?limit=2");
        Reply second = served.get(
                "P/answers?limit=2&cursor=" + first.json().path("next_cursor").asString());
        assertThat(first.json().path("items")).hasSize(2);
        assertThat(second.json().path("items").findValuesAsString("id"))
                .doesNotContainAnyElementsOf(first.json().path("items").findValuesAsString("id"));
        assertThat(served.get("P/answers?cursor=nonsense").json().path("code").asString())
                .isEqualTo("CURSOR_BROKEN");
        assertThat(served.get("P/answers?limit=0").status()).isEqualTo(400);
        assertThat(served.get("P/answers?order=up").status()).isEqualTo(400);
    }

    @Test
    void what_is_over_cannot_be_stopped() {
        Reply reply = served.send("POST", served.post("P/ask", DONE).header("Location") + "/cancel", Optional.empty());
        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.json().path("code").asString()).isEqualTo("QUESTION_OVER");
    }

    @Test
    void a_question_that_is_none_is_refused_and_leaves_no_trace() {
        int before =
                served.get("P/conversations?limit=200").json().path("items").size();
        assertThat(served.post("P/ask", "{\"question\": \"  \\n \"}").status()).isEqualTo(400);
        assertThat(served.post("P/ask", "{\"questoin\": \"x\"}")
                        .json()
                        .path("detail")
                        .asString())
                .contains("question");
        assertThat(served.post("P/ask", "{\"question\": \"x\", \"conversation\": \"nowhere\"}")
                        .status())
                .isEqualTo(404);
        assertThat(served.post("P/ask", "{\"question\": \"x\", \"model\": \"openai:gpt\"}")
                        .status())
                .isEqualTo(400);
        assertThat(served.get("P/conversations?limit=200").json().path("items")).hasSize(before);
    }

    @Test
    void knowledge_that_is_written_to_a_file_is_there_for_the_next_question() throws Exception {
        served.file("knowledge/queries/late.sql", """
                -- <query name>open_orders</query name>
                -- <question>How many orders are still open?</question>
                -- <query>
                SELECT count(*) AS orders FROM orders WHERE status = 'open'
                -- </query>
                """);
        Thread.sleep(1_100);
        Reply reply = served.post("P/ask", "{\"question\": \"How many orders are still open?\"}");
        assertThat(reply.json().path("status").asString()).isEqualTo("answered");
        assertThat(reply.json().path("rows").path(0).path(0).asInt()).isEqualTo(1);
    }

    @Test
    void a_statement_may_be_as_long_as_the_guard_reads_and_a_question_may_not() {
        String many = "SELECT 1 AS one WHERE 1 IN (" + "1, ".repeat(20_000) + "1)";
        assertThat(served.post("P/sql", "{\"sql\": \"" + many + "\"}")
                        .json()
                        .path("status")
                        .asString())
                .isEqualTo("answered");
        assertThat(served.post("P/ask", "{\"question\": \"" + many + "\"}").status())
                .isEqualTo(400);
        assertThat(served.post(
                                "P/sql",
                                "{\"sql\": \"" + many + " ".repeat(10) + "AND 1 IN (" + "1, ".repeat(20_000) + "1)\"}")
                        .json()
                        .path("detail")
                        .asString())
                .contains("a statement of");
    }

    @Test
    void a_value_that_lost_its_end_says_so_in_answer_and_csv() {
        Served.Reply reply = served.post("P/sql", "{\"sql\": \"SELECT repeat('ab', 5000) AS long, 'ab' AS short\"}");
        var row = reply.json().path("rows").path(0);
        assertThat(row.path(0).asString()).endsWith("… [cut]").hasSizeGreaterThan(8_000);
        assertThat(row.path(1).asString()).isEqualTo("ab");
        String id = reply.json().path("id").asString();
        assertThat(served.get("P/answers/" + id + "/rows.csv").body()).contains("… [cut]");
    }
}
