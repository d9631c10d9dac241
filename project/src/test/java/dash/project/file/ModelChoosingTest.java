package dash.project.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.FaultException;
import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.models.analyst.prompt.Slot;
import dash.models.spending.Price;
import dash.models.spending.TokenLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ModelChoosingTest {

    @TempDir
    private Path folder = Path.of("");

    private ProjectFile file(String more, Map<String, String> environment) throws IOException {
        Path file = folder.resolve("dash.yaml");
        Files.writeString(file, "project: shop\nsource: { url: \"postgresql://a@localhost/b\" }\n" + more);
        return new ProjectFileReader(Environment.of(environment)).read(file);
    }

    private Optional<ModelChoice> chosen(String more, Map<String, String> environment, String... told)
            throws IOException {
        return file(more, environment)
                .modelChoosing()
                .choose(told.length == 0 ? Optional.empty() : Optional.of(told[0]));
    }

    private void refused(String more, Map<String, String> environment, String told, String... words) {
        assertThatThrownBy(() -> chosen(more, environment, told))
                .isInstanceOf(FaultException.class)
                .hasMessageContainingAll(words);
    }

    @Test
    void keys_in_the_environment_choose_nothing() throws IOException {
        Map<String, String> keys = Map.of(
                "OPENAI_API_KEY", "a", "ANTHROPIC_API_KEY", "b", "GEMINI_API_KEY", "c", "OLLAMA_HOST", "localhost");
        assertThat(chosen("", keys)).isEmpty();
        assertThat(chosen("model: { provider: builtin }", keys)).isEmpty();
    }

    @Test
    void the_file_chooses_and_the_option_overrides() throws IOException {
        Map<String, String> keys = Map.of("OPENAI_API_KEY", "a", "ANTHROPIC_API_KEY", "b");
        String yaml = "model: { provider: openai, name: gpt-5.2 }";
        assertThat(chosen(yaml, keys).orElseThrow().label()).isEqualTo("openai:gpt-5.2");
        assertThat(chosen(yaml, keys, "builtin")).isEmpty();
        ModelChoice other = chosen(yaml, keys, "anthropic:claude-x").orElseThrow();
        assertThat(other.provider()).isEqualTo(ProviderKind.ANTHROPIC);
        assertThat(other.key()).contains("b");
        assertThat(other.baseUrl()).isEqualTo("https://api.anthropic.com");
    }

    @Test
    void every_part_of_the_instructions_has_its_switch() throws IOException {
        assertThat(prompt("{}")).isEqualTo(new PromptSettings(withoutTexts(), "", ""));
        assertThat(file("model: { provider: builtin }", Map.of()).model().prompt())
                .isEqualTo(PromptSettings.DEFAULT);
        PromptSettings said = prompt("{ additional: \"In euros.\", location: Lisbon, date_time: false, role: true }");
        assertThat(said.slots())
                .isEqualTo(EnumSet.complementOf(EnumSet.of(Slot.DATE_TIME)))
                .contains(Slot.LOCATION);
        assertThat(said.additional() + said.location()).isEqualTo("In euros.Lisbon");
        assertThat(prompt("{ additional: off, location: false }")).isEqualTo(prompt("{}"));
        for (Slot slot : withoutTexts()) {
            assertThat(prompt("{ " + slot.written() + ": false }").slots()).doesNotContain(slot);
        }
    }

    @Test
    void a_switch_of_the_instructions_is_read_strictly() {
        String before = "model: { provider: builtin, prompt: ";
        refused(before + "{ date_tme: false } }", Map.of(), "builtin", "date_tme", "date_time");
        refused(before + "{ date_time: \"no\" } }", Map.of(), "builtin", "date_time is true or false");
        refused(before + "{ location: true } }", Map.of(), "builtin", "location is the text to tell, or off");
        refused(before + "[] }", Map.of(), "builtin", "prompt");
        refused("model: { provider: builtin, candidates: 6 }", Map.of(), "builtin", "candidates");
    }

    private PromptSettings prompt(String written) throws IOException {
        return file("model: { provider: builtin, prompt: " + written + " }", Map.of())
                .model()
                .prompt();
    }

    private static Set<Slot> withoutTexts() {
        return EnumSet.complementOf(EnumSet.of(Slot.ADDITIONAL, Slot.LOCATION));
    }

    @Test
    void every_key_has_its_place() throws IOException {
        ProjectFile file = file("""
                model:
                  provider: openai
                  name: qwen/qwen3
                  base_url: "http://${HOST}:8000/v1"
                  key_variable: ROUTER_KEY
                  context_tokens: 40000
                  tools: text
                  timeout: 30
                  privacy: facts
                  reasoning: true
                  candidates: 3
                  prices: { qwen/qwen3: { in: 0.5, out: 2 }, "anthropic:*": { in: 3, out: 15, cached: 0.3 } }
                limits: { rows_to_model: 20, tokens_per_question: 9000, tokens_per_day: 90000 }
                """, Map.of("HOST", "gpu", "ROUTER_KEY", "r"));
        assertThat(file.modelChoosing().choose(Optional.empty()))
                .contains(new ModelChoice(
                        ProviderKind.OPENAI,
                        "qwen/qwen3",
                        "http://gpu:8000/v1",
                        Optional.of("r"),
                        40_000,
                        ModelChoice.Tools.TEXT,
                        Duration.ofSeconds(30)));
        assertThat(file.model().privacy()).isEqualTo(Privacy.FACTS);
        assertThat(file.model().reasoning()).isTrue();
        assertThat(file.model().candidates()).isEqualTo(3);
        assertThat(file.model().prices())
                .containsEntry("openai:qwen/qwen3", Price.of("0.5", "2", "0.5"))
                .containsEntry("anthropic:*", Price.of("3", "15", "0.3"));
        assertThat(file.tokenLimits()).isEqualTo(new TokenLimits(9_000, 90_000));
        assertThat(file.rowsToModel()).isEqualTo(20);
    }

    @Test
    void a_missing_key_is_named_and_servers_of_ones_own_need_none() throws IOException {
        refused("", Map.of(), "openai:gpt-5.2", "MODEL_KEY_MISSING OPENAI_API_KEY", "--model builtin");
        assertThat(chosen("", Map.of("OPENAI_BASE_URL", "http://localhost:1234/v1"), "openai:x")
                        .orElseThrow()
                        .key())
                .isEmpty();
        assertThat(chosen("", Map.of(), "ollama:qwen3").orElseThrow().baseUrl()).isEqualTo("http://127.0.0.1:11434");
    }

    @Test
    void the_host_of_ollama_may_be_written_as_ollama_takes_it() throws IOException {
        Map<String, String> spellings = Map.of(
                "box", "http://box:11434",
                "box:99", "http://box:99",
                ":99", "http://127.0.0.1:99",
                "0.0.0.0", "http://127.0.0.1:11434",
                "https://ollama.example", "https://ollama.example",
                "http://box:99/", "http://box:99/");
        for (Map.Entry<String, String> spelling : spellings.entrySet()) {
            assertThat(chosen("", Map.of("OLLAMA_HOST", spelling.getKey()), "ollama:x")
                            .orElseThrow()
                            .baseUrl())
                    .isEqualTo(spelling.getValue());
        }
    }

    @Test
    void what_is_written_wrong_is_told_with_what_was_probably_meant() {
        refused("", Map.of(), "opnai:gpt", "MODEL_BROKEN", "the nearest is openai");
        refused("", Map.of(), "openai", "the model's name is missing");
        refused("model: { provider: gemni, name: x }", Map.of(), "builtin", "the nearest is gemini");
        refused("model: { provider: openai }", Map.of(), "builtin", "a model needs the key name");
        refused(
                "model: { provider: openai, name: x, privat: rows }",
                Map.of(),
                "builtin",
                "nearest known one is privacy");
        refused("model: { provider: openai, name: x, privacy: row }", Map.of(), "builtin", "the nearest is rows");
        refused(
                "model: { provider: openai, name: x, base_url: \"ftp://x\" }",
                Map.of(),
                "builtin",
                "base_url is an address");
        refused(
                "model: { provider: openai, name: x, base_url: \"http://u:p@x/v1\" }",
                Map.of(),
                "builtin",
                "without a login");
        refused("model: { provider: openai, name: x, prices: { x: { in: -1 } } }", Map.of(), "builtin", "0 or more");
        refused("model: { provider: openai, name: x, timeout: 0 }", Map.of(), "builtin", "from 1 to 3600");
        refused("limits: { tokens_per_day: 0.5 }", Map.of(), "builtin", "tokens_per_day is a whole number");
    }

    @Test
    void a_choice_never_prints_its_key() throws IOException {
        assertThat(chosen("", Map.of("OPENAI_API_KEY", "sk-1"), "openai:x").toString())
                .doesNotContain("sk-1");
    }
}
