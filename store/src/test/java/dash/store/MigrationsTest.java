package dash.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MigrationsTest {

    @Test
    void the_newest_is_the_newest_file_and_none_is_missing() throws IOException, URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(Migrations.class.getResource("migration"))
                .toURI());
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString().replaceFirst("^V(\\d+)__\\w+\\.sql$", "$1"))
                            .map(Integer::valueOf)
                            .sorted()
                            .toList())
                    .isEqualTo(
                            IntStream.rangeClosed(1, Migrations.NEWEST).boxed().toList());
        }
    }
}
