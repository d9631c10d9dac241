package dash.project.file;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.files.Fields;
import dash.files.Node;
import dash.models.ModelChoice;
import dash.models.ProviderKind;
import dash.models.analyst.ModelOptions;
import dash.models.spending.Price;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** Reads the key {@code model} of a {@code dash.yaml}. */
final class ModelSettingsReader {

    private static final String BUILTIN = "builtin";
    private static final int FEWEST_CONTEXT_TOKENS = 2_000;
    private static final int MOST_CONTEXT_TOKENS = 10_000_000;
    private static final int MOST_SECONDS = 3_600;

    /** Fills in variables of a text under a key. */
    private final BiFunction<String, Fields, String> filled;

    ModelSettingsReader(BiFunction<String, Fields, String> filled) {
        this.filled = filled;
    }

    ModelSettings read(Node node) {
        Fields fields = Fields.of(
                Code.PROJECT_BROKEN,
                "model",
                node,
                "provider",
                "name",
                "base_url",
                "key_variable",
                "context_tokens",
                "tools",
                "timeout",
                "privacy",
                "reasoning",
                "candidates",
                "prompt",
                "prices");
        Optional<ProviderKind> provider = provider(fields);
        return new ModelSettings(
                provider,
                provider.isPresent() ? fields.text("name") : fields.textOrEmpty("name"),
                baseUrl(fields),
                fields.said("key_variable"),
                contextTokens(fields),
                tools(fields),
                Duration.ofSeconds(
                        Whole.of(fields, "timeout", (int) ModelChoice.DEFAULT_TIMEOUT.toSeconds(), 1, MOST_SECONDS)),
                privacy(fields),
                fields.truth("reasoning").orElse(false),
                Whole.of(fields, "candidates", 1, 1, ModelOptions.MOST_CANDIDATES),
                fields.node("prompt").map(PromptSettingsReader::read).orElse(PromptSettings.DEFAULT),
                prices(fields, provider));
    }

    private static Optional<ProviderKind> provider(Fields fields) {
        String written = fields.text("provider");
        if (written.equals(BUILTIN)) {
            return Optional.empty();
        }
        return Optional.of(
                ProviderKind.of(written).orElseThrow(() -> noneOf(fields, "provider", written, ProviderKind.names())));
    }

    private Optional<String> baseUrl(Fields fields) {
        Optional<String> url = fields.said("base_url").map(written -> filled.apply(written, fields));
        url.filter(found -> !isAddress(found)).ifPresent(found -> {
            throw fields.wrong(
                    "base_url", "", "base_url is an address such as http://localhost:1234/v1, without a login in it");
        });
        return url;
    }

    /** A login in an address would end up in messages. */
    static boolean isAddress(String url) {
        try {
            URI uri = URI.create(url);
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            return web && uri.getHost() != null && uri.getUserInfo() == null && uri.getQuery() == null;
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }

    private static OptionalInt contextTokens(Fields fields) {
        return fields.node("context_tokens").isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(Whole.of(
                        fields, "context_tokens", FEWEST_CONTEXT_TOKENS, FEWEST_CONTEXT_TOKENS, MOST_CONTEXT_TOKENS));
    }

    private static ModelChoice.Tools tools(Fields fields) {
        String written = fields.said("tools").orElse("auto");
        return switch (written) {
            case "auto" -> ModelChoice.Tools.AUTO;
            case "text" -> ModelChoice.Tools.TEXT;
            default -> throw noneOf(fields, "tools", written, List.of("auto", "text"));
        };
    }

    private static Privacy privacy(Fields fields) {
        String written = fields.said("privacy").orElse(Privacy.ROWS.written());
        return Privacy.of(written).orElseThrow(() -> noneOf(fields, "privacy", written, Privacy.names()));
    }

    /** Names without a provider belong to the provider beside them. */
    private static Map<String, Price> prices(Fields fields, Optional<ProviderKind> provider) {
        Optional<Node> node = fields.node("prices");
        if (node.isEmpty()) {
            return Map.of();
        }
        if (!(node.get() instanceof Node.Mapping mapping)) {
            throw fields.wrong(
                    "prices",
                    "",
                    "prices is an object of models, each with in and out in dollars for a million tokens");
        }
        Map<String, Price> prices = new LinkedHashMap<>();
        mapping.entries().forEach((name, value) -> {
            Fields price = Fields.of(Code.PROJECT_BROKEN, "price", value, "in", "out", "cached");
            BigDecimal in = money(price, "in").orElseThrow(() -> price.wrong("in", "", "a price needs the key in"));
            prices.put(
                    name.contains(":")
                            ? name
                            : provider.map(kind -> kind.written() + ":").orElse("") + name,
                    new Price(
                            in,
                            money(price, "out").orElse(in),
                            money(price, "cached").orElse(in)));
        });
        return prices;
    }

    private static Optional<BigDecimal> money(Fields price, String key) {
        Optional<BigDecimal> value = price.number(key);
        value.filter(found -> found.signum() < 0).ifPresent(found -> {
            throw price.wrong(
                    key, found.toPlainString(), key + " is a price in dollars for a million tokens, 0 or more");
        });
        return value;
    }

    private static FaultException noneOf(Fields fields, String key, String written, List<String> known) {
        String nearest = Nearest.among(written.toLowerCase(Locale.ROOT), known)
                .map(near -> "; the nearest is " + near)
                .orElse("");
        return fields.wrong(key, written, key + " is one of " + String.join(", ", known) + nearest);
    }
}
