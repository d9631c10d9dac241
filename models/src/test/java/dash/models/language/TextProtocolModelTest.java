package dash.models.language;

import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Step;
import java.util.Optional;

/** The same promises by a model that calls tools in writing. */
final class TextProtocolModelTest extends LanguageModelContract {

    private final LanguageModel model =
            models.open(ModelChoice.of(ProviderKind.OLLAMA, "scripted", Optional.of("sk-secret"))
                    .at(provider.baseUrl(Protocol.OLLAMA))
                    .with(ModelChoice.Tools.TEXT));

    @Override
    LanguageModel model() {
        return model;
    }

    @Override
    Protocol protocol() {
        return Protocol.OLLAMA;
    }

    @Override
    Step call(String tool, String arguments) {
        return Step.text("```json\n{\"tool\":\"" + tool + "\",\"arguments\":" + arguments + "}\n```");
    }
}
