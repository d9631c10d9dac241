package dash.project.file;

import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.models.spending.Price;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What {@code dash.yaml} says under {@code model}. How a model is used stays the same when {@code --model} names another.
 *
 * @param provider absent means the built-in analyst
 * @param baseUrl absent means the provider's own address, or that of its environment name
 * @param keyVariable the environment name of the key, where it is not the provider's usual one
 * @param candidates how many drafts are written for a question
 */
public record ModelSettings(
        Optional<ProviderKind> provider,
        String name,
        Optional<String> baseUrl,
        Optional<String> keyVariable,
        OptionalInt contextTokens,
        ModelChoice.Tools tools,
        Duration timeout,
        Privacy privacy,
        boolean reasoning,
        int candidates,
        PromptSettings prompt,
        Map<String, Price> prices) {

    public static final ModelSettings NONE = new ModelSettings(
            Optional.empty(),
            "",
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            ModelChoice.Tools.AUTO,
            ModelChoice.DEFAULT_TIMEOUT,
            Privacy.ROWS,
            false,
            1,
            PromptSettings.DEFAULT,
            Map.of());

    public ModelSettings {
        prices = Map.copyOf(prices);
    }
}
