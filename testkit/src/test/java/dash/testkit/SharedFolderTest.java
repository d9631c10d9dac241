package dash.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SharedFolderTest {

    @Test
    void finds_what_lies_beside_the_repository(@TempDir Path parent) throws IOException {
        Files.createDirectories(parent.resolve("shared/golden"));
        assertThat(SharedFolder.findBeside(parent.resolve("repository"), "golden"))
                .contains(parent.resolve("shared/golden"));
    }

    @Test
    void is_empty_when_nothing_lies_there(@TempDir Path parent) {
        assertThat(SharedFolder.findBeside(parent.resolve("repository"), "absent"))
                .isEmpty();
    }
}
