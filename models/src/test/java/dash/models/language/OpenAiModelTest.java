package dash.models.language;

import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.testkit.provider.Protocol;
import java.util.Optional;

final class OpenAiModelTest extends LanguageModelContract {

    private final LanguageModel model =
            models.open(ModelChoice.of(ProviderKind.OPENAI, "scripted", Optional.of("sk-secret"))
                    .at(provider.baseUrl(Protocol.OPENAI)));

    @Override
    LanguageModel model() {
        return model;
    }

    @Override
    Protocol protocol() {
        return Protocol.OPENAI;
    }
}
