package dash.models;

import static org.assertj.core.api.Assertions.assertThat;

import dash.testkit.provider.Protocol;
import dash.testkit.provider.Request;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class ModelTrialTest {

    private static final String FENCED = "```json\n{\"tool\":\"report\",\"arguments\":{\"number\":42}}\n```";

    @AutoClose
    private final ScriptedProvider provider = ScriptedProvider.start();

    @AutoClose
    private final Models models = new Models();

    private List<ModelTrial.Finding> trial(Function<Request, Step> answer) {
        provider.answer(answer);
        ModelChoice choice = ModelChoice.of(ProviderKind.OPENAI, "x", Optional.of("sk-secret"))
                .at(provider.baseUrl(Protocol.OPENAI));
        return new ModelTrial(choice, models.open(choice)).run(3_000);
    }

    private static Step good(Request request) {
        if (request.tools().contains("report")) {
            return Step.toolCall("report", "{\"number\":42}");
        }
        return Step.text(request.lastText().contains("marzipan") ? "Marzipan." : "one two three four five six");
    }

    @Test
    void a_good_model_answers_streams_calls_and_reads() {
        assertThat(trial(ModelTrialTest::good))
                .allMatch(ModelTrial.Finding::well)
                .extracting(ModelTrial.Finding::words)
                .anyMatch(words -> words.startsWith("openai:x at http://127.0.0.1"))
                .contains("streams its text", "calls tools", "reads a context of 3000 tokens");
        assertThat(provider.requests().getLast().body().length()).isGreaterThan(3_000 * 3);
    }

    @Test
    void a_refused_key_ends_the_trial_with_what_to_do() {
        assertThat(trial(request -> Step.status(401)))
                .singleElement()
                .satisfies(finding -> assertThat(finding.words())
                        .contains("MODEL_KEY_REFUSED", "check the provider's key")
                        .doesNotContain("sk-secret"));
    }

    @Test
    void a_model_that_calls_only_in_writing_is_told_which_key_to_set() {
        assertThat(trial(request -> request.said().getFirst().contains("You can use tools")
                        ? Step.text(FENCED)
                        : request.tools().isEmpty() ? good(request) : Step.text("42")))
                .extracting(ModelTrial.Finding::words)
                .anyMatch(words -> words.contains("set model.tools: text"));
    }

    @Test
    void a_server_that_forgets_the_beginning_is_found_out() {
        assertThat(trial(request ->
                        request.lastText().contains("marzipan") ? Step.text("I do not know.") : good(request)))
                .filteredOn(finding -> !finding.well())
                .singleElement()
                .satisfies(finding -> assertThat(finding.words()).contains("forgot the beginning"));
    }
}
