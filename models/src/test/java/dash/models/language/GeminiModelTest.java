package dash.models.language;

import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.testkit.provider.Protocol;
import java.util.Optional;

final class GeminiModelTest extends LanguageModelContract {

    private final LanguageModel model =
            models.open(ModelChoice.of(ProviderKind.GEMINI, "scripted", Optional.of("sk-secret"))
                    .at(provider.baseUrl(Protocol.GEMINI)));

    @Override
    LanguageModel model() {
        return model;
    }

    @Override
    Protocol protocol() {
        return Protocol.GEMINI;
    }
}
