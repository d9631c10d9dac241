package dash.models.text;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.ModelChoice;
import dash.models.Models;
import dash.models.ProviderKind;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.question.Cancellation;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class TextProtocolTest {

    private static final Tool TOOL = Tool.of(
            "run_sql",
            "Runs one statement.",
            "{\"type\":\"object\",\"properties\":{\"sql\":{\"type\":\"string\"}},\"required\":[\"sql\"]}");
    private static final String GOOD = "```json\n{\"tool\":\"run_sql\",\"arguments\":{\"sql\":\"SELECT 1\"}}\n```";

    @AutoClose
    private final ScriptedProvider provider = ScriptedProvider.start();

    @AutoClose
    private final Models models = new Models();

    private final ModelChoice choice =
            ModelChoice.of(ProviderKind.OLLAMA, "x", Optional.empty()).at(provider.baseUrl(Protocol.OLLAMA));

    private static Conversation asking(ToolChoice choice) {
        return Conversation.of(new Message.User("How many?")).withTools(List.of(TOOL), choice);
    }

    private Outcome says(String text) {
        provider.script(Step.text(text));
        return models.open(choice.with(ModelChoice.Tools.TEXT))
                .converse(asking(new ToolChoice.Free()), Hearing.DEAF, new Cancellation());
    }

    private String malformed(String text) {
        Outcome outcome = says(text);
        assertThat(outcome).as(text).isInstanceOf(Failure.Malformed.class);
        return ((Failure.Malformed) outcome).why();
    }

    @Test
    void words_before_the_block_are_text_and_the_block_is_a_call() {
        provider.script(Step.text("I count them, `orders` first.\n" + GOOD));
        List<String> heard = new ArrayList<>();
        Reply reply = (Reply) models.open(choice.with(ModelChoice.Tools.TEXT))
                .converse(asking(new ToolChoice.Free()), heard::add, new Cancellation());
        assertThat(reply.text()).isEqualTo("I count them, `orders` first.");
        assertThat(((ToolCall.Understood) reply.calls().getFirst()).text("sql")).isEqualTo("SELECT 1");
        assertThat(String.join("", heard)).isEqualTo("I count them, `orders` first.\n");
    }

    @Test
    void nothing_is_guessed() {
        assertThat(malformed(GOOD + "\n" + GOOD)).contains("more than one block");
        assertThat(malformed(GOOD + "\nand then I conclude")).contains("after the block");
        assertThat(malformed("```sql\nSELECT 1\n```")).contains("must be json");
        assertThat(malformed("```json\n{\"tool\":\"run_sql\"")).contains("no end");
        assertThat(malformed("```json\n{\"tool\":\"run_sql\",\n```")).contains("end before their end");
        assertThat(malformed("```json\n{\"tool\":\"run_sql\",\"why\":1}\n```")).contains("exactly the keys");
        assertThat(malformed("```json\n[1]\n```")).contains("not a JSON object");
        assertThat(malformed("{\"tool\":\"run_sql\",\"arguments\":{}}")).contains("must stand in a block");
    }

    @Test
    void a_call_that_does_not_fit_is_unusable_as_everywhere() {
        Reply reply = (Reply) says("```json\n{\"tool\":\"run_sgl\",\"arguments\":{}}\n```");
        assertThat(((ToolCall.Unusable) reply.calls().getFirst()).why()).contains("did you mean run_sql?");
    }

    @Test
    void a_reply_that_must_call_and_does_not_is_malformed() {
        provider.script(Step.text("Hello."));
        assertThat(models.open(choice.with(ModelChoice.Tools.TEXT))
                        .converse(asking(new ToolChoice.Some()), Hearing.DEAF, new Cancellation()))
                .isInstanceOf(Failure.Malformed.class);
    }

    @Test
    void the_tools_are_described_and_none_is_sent() {
        says("Yes.");
        assertThat(provider.request(0).tools()).isEmpty();
        assertThat(provider.request(0).said().getFirst())
                .contains("run_sql", "Runs one statement.", "\"required\":[\"sql\"]");
    }

    @Test
    void a_server_that_cannot_call_tools_is_asked_in_writing_from_then_on() {
        provider.script(
                Step.body(400, "application/json", "{\"error\":\"x does not support tools\"}"),
                Step.text(GOOD),
                Step.text(GOOD));
        LanguageModel model = models.open(choice);
        for (int i = 0; i < 2; i++) {
            Reply reply = (Reply) model.converse(asking(new ToolChoice.Free()), Hearing.DEAF, new Cancellation());
            assertThat(reply.calls()).hasSize(1);
        }
        assertThat(provider.requests()).hasSize(3);
    }
}
