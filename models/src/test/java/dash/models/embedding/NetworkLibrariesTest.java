package dash.models.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import dash.files.JavaChild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkLibrariesTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void a_process_that_is_killed_leaves_no_library_in_the_temporary_folder() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        Path cache = folder.resolve("cache");
        for (int start = 0; start < 2; start++) {
            Process process = JavaChild.of(
                            512,
                            temporary,
                            List.of("--enable-native-access=ALL-UNNAMED"),
                            List.of(EmbeddingMain.class.getName(), cache.toString()))
                    .inheritIO()
                    .start();
            assertThat(process.waitFor()).isZero();
            assertThat(filesIn(temporary)).isEmpty();
            assertThat(filesIn(cache)).hasSize(2);
        }
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
