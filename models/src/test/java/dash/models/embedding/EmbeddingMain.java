package dash.models.embedding;

import java.nio.file.Path;
import java.time.Duration;

/** A process that loads the model and is gone from one moment to the next. */
final class EmbeddingMain {

    private EmbeddingMain() {}

    /** Takes the folder where libraries are laid out. */
    static void main(String[] arguments) {
        boolean ready = InProcessEmbedding.late(Path.of(arguments[0])).isReadyWithin(Duration.ofMinutes(1));
        Runtime.getRuntime().halt(ready ? 0 : 1);
    }
}
