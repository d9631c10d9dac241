package dash.models.language;

import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.testkit.provider.Protocol;
import java.util.Optional;

final class OllamaModelTest extends LanguageModelContract {

    private final LanguageModel model =
            models.open(ModelChoice.of(ProviderKind.OLLAMA, "scripted", Optional.of("sk-secret"))
                    .at(provider.baseUrl(Protocol.OLLAMA)));

    @Override
    LanguageModel model() {
        return model;
    }

    @Override
    Protocol protocol() {
        return Protocol.OLLAMA;
    }
}
