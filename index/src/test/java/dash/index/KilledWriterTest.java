package dash.index;

import static org.assertj.core.api.Assertions.assertThat;

import dash.search.SearchIndex;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A writer that is killed in the middle leaves an index that the next one simply goes on with. */
final class KilledWriterTest {

    private static final int KILLS = 4;

    @TempDir
    Path folder = Path.of("");

    @Test
    void an_index_whose_writer_was_killed_heals_by_itself() throws Exception {
        Random random = new Random(20261115);
        for (int kill = 0; kill < KILLS; kill++) {
            killWhileWriting(random.nextInt(150));
            try (LuceneIndex index = LuceneIndex.open(folder, Optional.empty())) {
                index.bring(BringingMain.documents(-1));
                assertThat(index.search("parcel 7", SearchIndex.ALL, 1)
                                .getFirst()
                                .id())
                        .isEqualTo("rule:7");
                assertThat(index.search("parcel", SearchIndex.ALL, 1_000)).hasSize(400);
            }
        }
    }

    private void killWhileWriting(int millis) throws IOException, InterruptedException {
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        BringingMain.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).isEqualTo("brought");
            Thread.sleep(millis);
        } finally {
            writer.destroyForcibly().waitFor();
        }
    }
}
