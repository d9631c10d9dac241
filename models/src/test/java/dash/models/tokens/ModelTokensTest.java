package dash.models.tokens;

import static org.assertj.core.api.Assertions.assertThat;

import dash.context.EstimatedTokens;
import dash.context.Tokens;
import dash.testkit.RepositoryRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelTokensTest {

    private static final Path COMPANY = RepositoryRoot.path().resolve("demo/src/main/resources/company");

    @ParameterizedTest
    @ValueSource(strings = {"gpt-5.2", "gpt-4o-mini", "openai/gpt-4.1", "o3", "gpt-3.5-turbo"})
    void models_with_a_published_tokenizer_are_counted_with_it(String model) {
        assertThat(ModelTokens.of(model).orElseThrow().count("Hello, world!")).isEqualTo(4);
    }

    @Test
    void a_model_with_an_unknown_tokenizer_has_none() {
        assertThat(ModelTokens.of("claude-sonnet")).isEmpty();
        assertThat(ModelTokens.of("llama3")).isEmpty();
    }

    @Test
    void what_looks_like_a_control_token_is_counted_as_text() {
        assertThat(ModelTokens.of("gpt-4o").orElseThrow().count("<|endoftext|>"))
                .isGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"knowledge", "golden"})
    void the_estimate_is_close_on_our_own_texts(String folder) throws IOException {
        Tokens exact = ModelTokens.of("gpt-5").orElseThrow();
        List<String> texts = texts(COMPANY.resolve(folder));
        int real = texts.stream().mapToInt(exact::count).sum();
        int estimated = texts.stream().mapToInt(new EstimatedTokens()::count).sum();
        System.out.println(folder + ": estimated " + estimated + ", real " + real);
        assertThat((double) estimated / real).isBetween(0.9, 1.15);
    }

    private static List<String> texts(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(ModelTokensTest::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
