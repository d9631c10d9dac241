package dash.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.Console;
import dash.app.Waiting;
import dash.models.ModelTrial;
import dash.project.Workshop;
import dash.project.file.Environment;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Request;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class DoctorModelTest {

    @AutoClose
    private final ScriptedProvider provider = ScriptedProvider.start();

    private List<ModelTrial.Finding> findings(Map<String, String> environment, String... arguments) {
        Console console = new Console(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
                Environment.of(environment),
                Path.of(""),
                false);
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            ModelOption option = CommandLine.populateCommand(new ModelOption(), arguments);
            return DoctorModel.findings(workshop, console, waiting, Optional.empty(), option);
        }
    }

    @Test
    void without_a_model_it_says_built_in_and_how_to_add_one() {
        assertThat(findings(Map.of("OPENAI_API_KEY", "sk", "OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI))))
                .singleElement()
                .satisfies(finding ->
                        assertThat(finding.words()).startsWith("built in").contains("model:", "--model PROVIDER:NAME"));
        assertThat(provider.requests()).as("a key alone sends nothing").isEmpty();
    }

    @Test
    void a_named_model_is_tried() {
        provider.answer(DoctorModelTest::good);
        assertThat(findings(Map.of("OLLAMA_HOST", provider.baseUrl(Protocol.OLLAMA)), "--model", "ollama:qwen3"))
                .allMatch(ModelTrial.Finding::well)
                .hasSize(4);
    }

    private static Step good(Request request) {
        if (request.tools().contains("report")) {
            return Step.toolCall("report", "{\"number\":42}");
        }
        return Step.text(request.lastText().contains("marzipan") ? "marzipan" : "one two three four five six");
    }
}
