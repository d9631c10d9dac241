package dash.models.analyst.prompt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** One text for a model. {@code {{name}}} stands for what is put in. */
public enum PromptFile {
    IDENTITY("identity.md"),
    ROLE("role.md"),
    MEMORIES("memories.md"),
    SQL("sql.md"),
    TOOLS("tools.md"),
    OUTPUT("output.md"),
    REASONING("reasoning.md"),
    CANDIDATE("candidate.md"),
    CONVERSATION("conversation.md"),
    PRIVACY_FACTS("privacy-facts.md"),
    PRIVACY_SCHEMA("privacy-schema.md");

    private final String file;

    PromptFile(String file) {
        this.file = file;
    }

    public String text() {
        return text(Map.of());
    }

    public String text(Map<String, String> values) {
        String text = read();
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{{" + value.getKey() + "}}", value.getValue());
        }
        return text;
    }

    private String read() {
        try (InputStream in = PromptFile.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("a prompt is not in the jar: " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
