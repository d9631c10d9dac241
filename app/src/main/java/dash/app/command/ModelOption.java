package dash.app.command;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of every verb that may use a language model. */
final class ModelOption {

    @Option(
            names = "--model",
            paramLabel = "PROVIDER:NAME",
            description =
                    "the language model, such as openai:gpt-5.2 or ollama:qwen3; 'builtin' answers without one (default: what dash.yaml says)")
    private @Nullable String model;

    Optional<String> told() {
        return Optional.ofNullable(model);
    }
}
