package dash.models.provider;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.language.Conversation;
import dash.models.language.Form;
import dash.models.language.Message;
import dash.models.language.Settings;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bodies as each provider's reference describes them. */
final class WireFormatTest {

    private static final Tool TOOL =
            Tool.of("run_sql", "Runs.", "{\"type\":\"object\",\"properties\":{\"sql\":{\"type\":\"string\"}}}");
    private static final ToolCall CALL =
            new ToolCall.Understood("c1", "run_sql", json("{\"sql\":\"SELECT 1\"}"), "mark");
    private static final ToolCall OTHER = new ToolCall.Understood("c2", "run_sql", json("{\"sql\":\"SELECT 2\"}"));
    private static final Conversation TURN = Conversation.of(
                    new Message.Instruction("A", true),
                    new Message.Instruction("B"),
                    new Message.User("Q"),
                    new Message.Assistant("", List.of(CALL, OTHER)),
                    Message.resultOf(CALL, "one"),
                    Message.problemOf(OTHER, "two"))
            .withTools(List.of(TOOL), new ToolChoice.Named("run_sql"))
            .with(Settings.DEFAULT.withTemperature(0).withMostTokens(99));

    @Test
    void openai() {
        JsonNode body = new OpenAiDialect().body(endpoint("openai", "https://api.openai.com/v1", "gpt-4.1"), TURN);
        assertThat(body.path("messages")).isEqualTo(json("""
                        [{"role":"system","content":"A\\n\\nB"},{"role":"user","content":"Q"},
                         {"role":"assistant","content":"","tool_calls":[
                           {"id":"c1","type":"function","function":{"name":"run_sql","arguments":"{\\"sql\\":\\"SELECT 1\\"}"}},
                           {"id":"c2","type":"function","function":{"name":"run_sql","arguments":"{\\"sql\\":\\"SELECT 2\\"}"}}]},
                         {"role":"tool","tool_call_id":"c1","content":"one"},
                         {"role":"tool","tool_call_id":"c2","content":"Error: two"}]"""));
        assertThat(body.path("tool_choice"))
                .isEqualTo(json("{\"type\":\"function\",\"function\":{\"name\":\"run_sql\"}}"));
        assertThat(body.path("max_completion_tokens").asInt()).isEqualTo(99);
        assertThat(body.path("temperature").asDouble()).isZero();
        assertThat(body.path("stream").asBoolean()).isTrue();
    }

    @Test
    void other_servers_get_the_older_name_and_thinking_models_no_temperature() {
        JsonNode other = new OpenAiDialect().body(endpoint("openai", "http://127.0.0.1:1234/v1", "gpt-5"), TURN);
        assertThat(other.path("max_tokens").asInt()).isEqualTo(99);
        assertThat(other.has("temperature")).isTrue();
        JsonNode thinking = new OpenAiDialect().body(endpoint("openai", "https://api.openai.com/v1", "gpt-5.2"), TURN);
        assertThat(thinking.has("temperature")).isFalse();
    }

    @Test
    void anthropic() {
        AnthropicDialect dialect = new AnthropicDialect();
        JsonNode body = dialect.body(endpoint("anthropic", "https://api.anthropic.com", "claude"), TURN);
        assertThat(body.path("messages")).isEqualTo(json("""
                        [{"role":"user","content":[{"type":"text","text":"Q"}]},
                         {"role":"assistant","content":[
                           {"type":"tool_use","id":"c1","name":"run_sql","input":{"sql":"SELECT 1"}},
                           {"type":"tool_use","id":"c2","name":"run_sql","input":{"sql":"SELECT 2"}}]},
                         {"role":"user","content":[
                           {"type":"tool_result","tool_use_id":"c1","is_error":false,"content":"one"},
                           {"type":"tool_result","tool_use_id":"c2","is_error":true,"content":"two",
                            "cache_control":{"type":"ephemeral"}}]}]"""));
        assertThat(body.path("system")).isEqualTo(json("""
                        [{"type":"text","text":"A","cache_control":{"type":"ephemeral"}},{"type":"text","text":"B"}]"""));
        assertThat(body.path("tool_choice")).isEqualTo(json("{\"type\":\"tool\",\"name\":\"run_sql\"}"));
        assertThat(body.path("tools").path(0).path("input_schema")).isEqualTo(TOOL.parameters());
        assertThat(dialect.headers(endpoint("anthropic", "https://a", "claude")))
                .isEqualTo(Map.of("x-api-key", "sk", "anthropic-version", "2023-06-01"));
    }

    @Test
    void gemini() {
        GeminiDialect dialect = new GeminiDialect();
        Endpoint endpoint = endpoint("gemini", "https://g", "gemini-3");
        JsonNode body = dialect.body(endpoint, TURN);
        assertThat(body.path("contents")).isEqualTo(json("""
                        [{"role":"user","parts":[{"text":"Q"}]},
                         {"role":"model","parts":[
                           {"functionCall":{"name":"run_sql","id":"c1","args":{"sql":"SELECT 1"}},"thoughtSignature":"mark"},
                           {"functionCall":{"name":"run_sql","id":"c2","args":{"sql":"SELECT 2"}}}]},
                         {"role":"user","parts":[
                           {"functionResponse":{"name":"run_sql","id":"c1","response":{"output":"one"}}},
                           {"functionResponse":{"name":"run_sql","id":"c2","response":{"error":"two"}}}]}]"""));
        assertThat(body.path("toolConfig"))
                .isEqualTo(
                        json("{\"functionCallingConfig\":{\"mode\":\"ANY\",\"allowedFunctionNames\":[\"run_sql\"]}}"));
        assertThat(body.path("generationConfig").path("maxOutputTokens").asInt())
                .isEqualTo(99);
        assertThat(dialect.path(endpoint)).isEqualTo("/v1beta/models/gemini-3:streamGenerateContent?alt=sse");
        assertThat(dialect.headers(endpoint)).isEqualTo(Map.of("x-goog-api-key", "sk"));
    }

    @Test
    void ollama() {
        JsonNode body = new OllamaDialect().body(endpoint("ollama", "http://o", "llama"), TURN);
        assertThat(body.path("messages").path(2)).isEqualTo(json("""
                        {"role":"assistant","content":"","tool_calls":[
                          {"function":{"name":"run_sql","arguments":{"sql":"SELECT 1"}}},
                          {"function":{"name":"run_sql","arguments":{"sql":"SELECT 2"}}}]}"""));
        assertThat(body.path("messages").path(3))
                .isEqualTo(json("{\"role\":\"tool\",\"tool_name\":\"run_sql\",\"content\":\"one\"}"));
        assertThat(body.path("options")).isEqualTo(json("{\"num_ctx\":8000,\"num_predict\":99,\"temperature\":0.0}"));
    }

    @Test
    void a_form_is_native_where_it_can_be() {
        Conversation wanted = Conversation.of(new Message.User("Q")).with(Form.of("f", "{\"type\":\"object\"}"));
        assertThat(new OpenAiDialect()
                        .body(endpoint("openai", "http://o/v1", "m"), wanted)
                        .path("response_format"))
                .isEqualTo(
                        json(
                                "{\"type\":\"json_schema\",\"json_schema\":{\"name\":\"f\",\"strict\":false,\"schema\":{\"type\":\"object\"}}}"));
        assertThat(new OllamaDialect()
                        .body(endpoint("ollama", "http://o", "m"), wanted)
                        .path("format"))
                .isEqualTo(json("{\"type\":\"object\"}"));
        assertThat(new GeminiDialect().knowsForm(wanted.withTools(List.of(TOOL), new ToolChoice.Free())))
                .isFalse();
    }

    @Test
    void an_endpoint_never_prints_its_key() {
        assertThat(endpoint("openai", "https://x/v1/", "m").toString()).isEqualTo("openai:m at https://x/v1");
    }

    private static Endpoint endpoint(String provider, String url, String model) {
        return new Endpoint(provider, model, url, Optional.of("sk"), 8_000);
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }
}
