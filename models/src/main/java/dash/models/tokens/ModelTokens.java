package dash.models.tokens;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingRegistry;
import com.knuddels.jtokkit.api.EncodingType;
import dash.context.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Counts with a model's own tokenizer. Its vocabulary loads with the first text that is counted. */
public final class ModelTokens implements Tokens {

    private static final List<String> NEWER =
            List.of("gpt-4o", "gpt-4.1", "gpt-4.5", "gpt-5", "chatgpt-4o", "o1", "o3", "o4");
    private static final List<String> OLDER = List.of("gpt-4", "gpt-3.5", "gpt-35", "text-embedding-");

    private final EncodingType type;
    private final EncodingRegistry registry = Encodings.newLazyEncodingRegistry();

    private ModelTokens(EncodingType type) {
        this.type = type;
    }

    /**
     * Empty for a model whose tokenizer nobody has published.
     *
     * @param model as a project file names it, such as {@code gpt-5.2} or {@code openai/gpt-4o}
     */
    public static Optional<Tokens> of(String model) {
        String name = model.toLowerCase(Locale.ROOT);
        String bare = name.substring(name.lastIndexOf('/') + 1);
        if (NEWER.stream().anyMatch(bare::startsWith)) {
            return Optional.of(new ModelTokens(EncodingType.O200K_BASE));
        }
        return OLDER.stream().anyMatch(bare::startsWith)
                ? Optional.of(new ModelTokens(EncodingType.CL100K_BASE))
                : Optional.empty();
    }

    /** What looks like a control token is counted as the plain text it is. */
    @Override
    public int count(String text) {
        Encoding encoding = registry.getEncoding(type);
        return encoding.countTokensOrdinary(text);
    }
}
