package dash.project.file;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.models.ModelChoice;
import dash.models.ProviderKind;
import java.util.Optional;

/**
 * Decides which model answers: {@code --model} before {@code dash.yaml} before none. A key in the environment is used when its
 * provider is asked for and never chooses one: nobody's data goes out because a key happens to lie around.
 */
public final class ModelChoosing {

    public static final String BUILTIN = "builtin";

    private final ModelSettings settings;
    private final Environment environment;

    public ModelChoosing(ModelSettings settings, Environment environment) {
        this.settings = settings;
        this.environment = environment;
    }

    /** Empty is the built-in analyst. */
    public Optional<ModelChoice> choose(Optional<String> told) {
        if (told.isEmpty()) {
            return settings.provider().map(provider -> choice(provider, settings.name()));
        }
        if (told.get().equals(BUILTIN)) {
            return Optional.empty();
        }
        String written = told.get();
        int colon = written.indexOf(':');
        String before = colon < 0 ? written : written.substring(0, colon);
        ProviderKind provider = ProviderKind.of(before).orElseThrow(() -> unknown(written, before));
        if (colon < 0 || colon == written.length() - 1) {
            throw wrong(written, "the model's name is missing", "write it behind a colon: " + before + ":NAME");
        }
        return Optional.of(choice(provider, written.substring(colon + 1)));
    }

    private static FaultException unknown(String written, String before) {
        String nearest = Nearest.among(before, ProviderKind.names())
                .map(name -> "; the nearest is " + name)
                .orElse("");
        return wrong(
                written,
                "there is no provider of this name" + nearest,
                "write " + BUILTIN + ", or PROVIDER:NAME with one of " + String.join(", ", ProviderKind.names()));
    }

    private static FaultException wrong(String written, String message, String nextStep) {
        return FaultException.of(Code.MODEL_BROKEN, Place.named("--model"), written, message, nextStep);
    }

    /** Address and key of the file belong to the file's provider; its context size to the file's model. */
    private ModelChoice choice(ProviderKind provider, String name) {
        boolean same = settings.provider().filter(provider::equals).isPresent();
        Optional<String> address = (same ? settings.baseUrl() : Optional.<String>empty()).or(() -> addressOf(provider));
        boolean own = address.isEmpty() || address.get().startsWith(provider.baseUrl());
        boolean sameModel = same && settings.name().equals(name);
        int context =
                sameModel ? settings.contextTokens().orElse(provider.contextTokens(own)) : provider.contextTokens(own);
        String variable = same ? settings.keyVariable().orElse(provider.keyVariable()) : provider.keyVariable();
        Optional<String> key = environment.value(variable);
        boolean asked = provider.needsKey() && own;
        if (key.isEmpty() && (asked || (same && settings.keyVariable().isPresent()))) {
            throw FaultException.of(
                    Code.MODEL_KEY_MISSING,
                    Place.named(variable),
                    provider.written() + ":" + name,
                    "the provider needs a key and " + variable + " is not set",
                    "set it in the environment or in a .env beside dash.yaml, or use --model " + BUILTIN);
        }
        return new ModelChoice(
                provider, name, address.orElse(provider.baseUrl()), key, context, settings.tools(), settings.timeout());
    }

    private Optional<String> addressOf(ProviderKind provider) {
        return switch (provider) {
            case OPENAI -> environment.value("OPENAI_BASE_URL").map(url -> checked("OPENAI_BASE_URL", url));
            case OLLAMA -> environment.value("OLLAMA_HOST").map(ModelChoosing::ollama);
            case ANTHROPIC, GEMINI -> Optional.empty();
        };
    }

    /** Ollama itself takes a host, a port, both or an address; where it listens everywhere it is called on this machine. */
    private static String ollama(String host) {
        String address = host.contains("://") ? host : "http://" + (host.startsWith(":") ? "127.0.0.1" + host : host);
        String reachable = address.replace("//0.0.0.0", "//127.0.0.1");
        boolean withPort = reachable.matches("https?://[^/]*:\\d+/?.*") || reachable.startsWith("https://");
        return checked("OLLAMA_HOST", withPort ? reachable : reachable.replaceFirst("/*$", "") + ":11434");
    }

    private static String checked(String variable, String url) {
        if (!ModelSettingsReader.isAddress(url)) {
            throw FaultException.of(
                    Code.MODEL_BROKEN,
                    Place.named(variable),
                    "",
                    "this is not an address that begins with http:// or https:// and has no login in it",
                    "correct " + variable + ", or unset it");
        }
        return url;
    }
}
