package dash.models.language;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.Models;
import dash.models.TestPace;
import dash.models.provider.Timeouts;
import dash.models.resilience.Persistence;
import dash.question.Cancellation;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What every language model does, whoever provides it: so switching models needs no other change. */
abstract class LanguageModelContract {

    static final Tool RUN_SQL = Tool.of("run_sql", "Runs one statement.", """
            {"type":"object","properties":{"sql":{"type":"string"},"limit":{"type":"integer"}},"required":["sql"],"additionalProperties":false}""");
    static final Tool CONCLUDE =
            Tool.of("conclude", "Ends.", "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}");
    static final String SQL = "SELECT 'Zürich — 東京 😀' AS city";
    static final Timeouts QUICK =
            new Timeouts(Duration.ofSeconds(2), Duration.ofMillis(400), Duration.ofMillis(300), Duration.ofSeconds(30));

    @AutoClose
    final ScriptedProvider provider = ScriptedProvider.start();

    final TestPace pace = new TestPace();

    @AutoClose
    final Models models = new Models(QUICK, Persistence.DEFAULT, pace);

    abstract LanguageModel model();

    abstract Protocol protocol();

    /** A call as this model writes it. */
    Step call(String tool, String arguments) {
        return Step.toolCall(tool, arguments);
    }

    static Conversation conversation() {
        return Conversation.of(new Message.Instruction("Be brief."), new Message.User("How many orders?"))
                .withTools(List.of(RUN_SQL, CONCLUDE), new ToolChoice.Free());
    }

    Outcome ask() {
        return model().converse(conversation(), Hearing.DEAF, new Cancellation());
    }

    Reply reply(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Reply.class);
        return (Reply) outcome;
    }

    @Test
    void text_is_heard_in_pieces_and_comes_as_a_whole() {
        provider.script(Step.text("There are 1,204 orders in Zürich, 東京 and 😀."));
        List<String> heard = new ArrayList<>();
        Reply reply = reply(model().converse(conversation(), heard::add, new Cancellation()));
        assertThat(reply.text()).isEqualTo("There are 1,204 orders in Zürich, 東京 and 😀.");
        assertThat(heard).hasSizeGreaterThan(3);
        assertThat(String.join("", heard)).isEqualTo(reply.text());
    }

    @Test
    void a_tool_call_comes_with_its_arguments() {
        provider.script(call("run_sql", "{\"sql\":\"" + SQL + "\",\"limit\":5}"));
        Reply reply = reply(ask());
        assertThat(reply.calls()).singleElement().isInstanceOf(ToolCall.Understood.class);
        ToolCall.Understood call = (ToolCall.Understood) reply.calls().getFirst();
        assertThat(call.tool()).isEqualTo("run_sql");
        assertThat(call.text("sql")).isEqualTo(SQL);
        assertThat(call.arguments().path("limit").asInt()).isEqualTo(5);
        assertThat(call.id()).isNotBlank();
    }

    @Test
    void a_stream_may_be_cut_anywhere() {
        for (int piece : new int[] {1, 2, 3, 5, 7, 64}) {
            provider.script(call("run_sql", "{\"sql\":\"" + SQL + "\"}").inPiecesOf(piece));
            Reply reply = reply(ask());
            assertThat(((ToolCall.Understood) reply.calls().getFirst()).text("sql"))
                    .as("pieces of " + piece)
                    .isEqualTo(SQL);
        }
    }

    @Test
    void what_was_heard_never_ends_in_half_a_character() {
        provider.script(Step.text("😀😀😀😀😀😀😀😀").inPiecesOf(1));
        List<String> heard = new ArrayList<>();
        reply(model().converse(conversation(), heard::add, new Cancellation()));
        assertThat(heard)
                .allSatisfy(piece -> assertThat(piece.codePoints().toArray()).containsOnly(0x1F600));
    }

    @Test
    void a_whole_turn_goes_back_with_the_result() {
        provider.script(call("run_sql", "{\"sql\":\"SELECT 1\"}"), Step.text("One."));
        Reply first = reply(ask());
        Conversation next = conversation()
                .plus(first.asMessage())
                .plus(Message.resultOf(first.calls().getFirst(), "count = 1204, says the table"));
        assertThat(reply(model().converse(next, Hearing.DEAF, new Cancellation()))
                        .text())
                .isEqualTo("One.");
        assertThat(provider.request(1).lastText()).contains("count = 1204, says the table");
        assertThat(provider.request(1).body()).contains("SELECT 1");
        assertThat(provider.request(1).said().getFirst()).contains("Be brief.");
    }

    @Test
    void an_invented_tool_is_told_and_not_carried_out() {
        provider.script(call("drop_database", "{}"));
        ToolCall.Unusable call = unusable(reply(ask()));
        assertThat(call.problem()).isEqualTo(ToolCall.Problem.UNKNOWN_TOOL);
        assertThat(call.why()).contains("run_sql, conclude");
    }

    @Test
    void an_unusable_call_can_be_answered_and_the_conversation_goes_on() {
        provider.script(call("drop database!", "{\"x\":1}"), Step.text("Sorry."));
        Reply first = reply(ask());
        Conversation next = conversation()
                .plus(first.asMessage())
                .plus(Message.problemOf(first.calls().getFirst(), "no such tool here"));
        reply(model().converse(next, Hearing.DEAF, new Cancellation()));
        assertThat(provider.request(1).lastText()).contains("no such tool here");
    }

    @Test
    void arguments_that_do_not_fit_the_schema_say_what_does_not() {
        provider.script(call("run_sql", "{\"sgl\":\"SELECT 1\"}"), call("run_sql", "{\"sql\":1}"));
        assertThat(unusable(reply(ask())).why()).isEqualTo("the arguments lack sql");
        assertThat(unusable(reply(ask())).why()).isEqualTo("sql must be of type string");
    }

    @Test
    void double_encoded_arguments_are_refused() {
        provider.script(call("run_sql", "\"{\\\"sql\\\":\\\"SELECT 1\\\"}\""));
        assertThat(unusable(reply(ask())).problem()).isEqualTo(ToolCall.Problem.MALFORMED_ARGUMENTS);
    }

    @Test
    void half_a_character_in_the_arguments_is_refused() {
        provider.script(call("run_sql", "{\"sql\":\"SELECT \\ud800\"}"));
        Outcome outcome = ask();
        boolean refused = outcome instanceof Failure.Malformed
                || unusable(reply(outcome)).problem() == ToolCall.Problem.MALFORMED_ARGUMENTS;
        assertThat(refused).isTrue();
    }

    @Test
    void a_reply_that_is_cut_off_is_no_reply() {
        provider.script(call("run_sql", "{\"sql\":\"SELECT 1\"}").truncated());
        assertThat(ask()).isInstanceOf(Failure.Truncated.class);
    }

    @Test
    void tokens_are_counted_over_all_attempts() {
        provider.script(Step.text("").tokens(100, 0, 0), Step.text("Yes.").tokens(120, 7, 0));
        assertThat(ask().usage()).isEqualTo(Usage.measured(220, 7, 0));
    }

    @Test
    void an_empty_reply_is_asked_for_once_more() {
        provider.script(Step.text(""), Step.text(""), Step.text("too late"));
        assertThat(ask()).isInstanceOf(Failure.Empty.class);
        assertThat(provider.requests()).hasSize(2);
    }

    @Test
    void a_stream_that_breaks_off_is_made_again_and_what_was_heard_is_void() {
        provider.script(Step.text("Acme leads with 412,300 dollars in 2025").cutAfter(150), Step.text("Acme leads."));
        StringBuilder heard = new StringBuilder();
        Hearing hearing = new Hearing() {
            @Override
            public void text(String delta) {
                heard.append(delta);
            }

            @Override
            public void retrying(Failure why, int nextAttempt, Duration wait) {
                heard.setLength(0);
            }
        };
        assertThat(reply(model().converse(conversation(), hearing, new Cancellation()))
                        .text())
                .isEqualTo("Acme leads.");
        assertThat(heard.toString()).isEqualTo("Acme leads.");
    }

    @Test
    void silence_ends_at_the_limit_for_the_first_byte() {
        provider.script(Step.silence(), Step.text("Here."));
        assertThat(reply(ask()).text()).isEqualTo("Here.");
        provider.awaitHangUps(1);
    }

    @Test
    void a_cancelled_question_hangs_up() throws InterruptedException {
        provider.answer(request -> Step.silence());
        Cancellation cancellation = new Cancellation();
        List<Outcome> outcomes = new ArrayList<>();
        Thread asking = Thread.ofVirtual()
                .start(() -> outcomes.add(model().converse(conversation(), Hearing.DEAF, cancellation)));
        provider.awaitRequests(1);
        cancellation.cancel();
        provider.awaitHangUps(1);
        asking.join();
        assertThat(outcomes).singleElement().isInstanceOf(Failure.Cancelled.class);
        assertThat(outcomes.getFirst().usage().in())
                .as("what was read is paid for")
                .isPositive();
        assertThat(provider.requests()).hasSize(1);
    }

    @Test
    void a_cancelled_question_hangs_up_in_the_middle_of_a_stream() throws InterruptedException {
        provider.answer(
                request -> Step.text("word ".repeat(1_000)).inPiecesOf(50).pausing(Duration.ofMillis(20)));
        Cancellation cancellation = new Cancellation();
        List<Outcome> outcomes = new ArrayList<>();
        Thread asking = Thread.ofVirtual()
                .start(() ->
                        outcomes.add(model().converse(conversation(), delta -> cancellation.cancel(), cancellation)));
        provider.awaitHangUps(1);
        asking.join();
        assertThat(outcomes).singleElement().isInstanceOf(Failure.Cancelled.class);
    }

    @Test
    void a_refused_key_says_so_without_the_key_or_the_question() {
        provider.script(
                Step.body(
                        401,
                        "application/json",
                        "{\"error\":{\"type\":\"authentication_error\",\"message\":\"bad key sk-secret in: How many orders?\"}}"));
        Outcome outcome = ask();
        assertThat(outcome).isInstanceOf(Failure.Rejected.class);
        assertThat(((Failure.Rejected) outcome).reason()).isEqualTo(Failure.Reason.KEY_REFUSED);
        String told = outcome + ((Failure) outcome).fault(model().name()).inOneLine();
        assertThat(told).doesNotContain("sk-secret", "orders").contains("status 401");
    }

    @Test
    void a_redirect_is_not_followed() {
        provider.script(Step.status(302, "Location", provider.baseUrl(protocol()) + "/elsewhere"));
        assertThat(((Failure.Rejected) ask()).reason()).isEqualTo(Failure.Reason.REDIRECTED);
        assertThat(provider.requests()).hasSize(1);
    }

    @Test
    void the_key_is_in_a_header_and_nowhere_else() {
        provider.script(Step.text("Yes."));
        ask();
        assertThat(provider.request(0).headers().values()).anyMatch(value -> value.contains("sk-secret"));
        assertThat(provider.request(0).path() + provider.request(0).body()).doesNotContain("sk-secret");
    }

    @Test
    void a_conversation_that_is_too_long_is_an_overflow() {
        provider.script(
                Step.body(
                        400,
                        "application/json",
                        "{\"error\":{\"code\":\"context_length_exceeded\",\"message\":\"maximum context length is 4096 tokens\"}}"));
        assertThat(ask()).isInstanceOf(Failure.Overflow.class);
    }

    @Test
    void an_error_in_the_middle_of_a_stream_is_tried_again() {
        provider.script(
                Step.stream("{\"error\":{\"type\":\"overloaded_error\",\"message\":\"busy\"}}\n"),
                Step.stream("data: {\"error\":{\"code\":502,\"message\":\"busy\"}}\n\n"),
                Step.text("Yes."));
        assertThat(reply(ask()).text()).isEqualTo("Yes.");
    }

    @Test
    void nonsense_instead_of_a_stream_is_not_understood() {
        provider.answer(request -> Step.body(200, "text/html", "<html>data: {not json\n\ndata: {\n\n</html>"));
        Outcome outcome = ask();
        assertThat(outcome).isInstanceOf(Failure.Unavailable.class);
        assertThat(provider.requests()).hasSize(4);
    }

    @Test
    void a_form_makes_the_text_an_object_that_fits() {
        Form form = Form.of(
                "verdict",
                "{\"type\":\"object\",\"properties\":{\"sure\":{\"type\":\"boolean\"}},\"required\":[\"sure\"],\"additionalProperties\":false}");
        Conversation plain = Conversation.of(new Message.User("Sure?")).with(form);
        provider.answer(request -> request.tools().contains("verdict")
                ? Step.toolCall("verdict", "{\"sure\":true}")
                : Step.text("{\"sure\":true}"));
        Reply reply = reply(model().converse(plain, Hearing.DEAF, new Cancellation()));
        assertThat(reply.text()).isEqualTo("{\"sure\":true}");
        assertThat(reply.calls()).isEmpty();
        provider.script(request -> request.tools().contains("verdict")
                ? Step.toolCall("verdict", "{\"sure\":7}")
                : Step.text("{\"sure\":7}"));
        assertThat(model().converse(plain, Hearing.DEAF, new Cancellation())).isInstanceOf(Failure.Malformed.class);
    }

    static ToolCall.Unusable unusable(Reply reply) {
        assertThat(reply.calls()).singleElement().isInstanceOf(ToolCall.Unusable.class);
        return (ToolCall.Unusable) reply.calls().getFirst();
    }
}
