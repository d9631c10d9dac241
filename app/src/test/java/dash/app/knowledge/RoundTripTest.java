package dash.app.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.ItemText;
import dash.knowledge.files.KnowledgeReader;
import dash.knowledge.files.KnowledgeReader.Reading;
import dash.knowledge.files.KnowledgeWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files become items and items become files, and nothing is lost on the way. {@code -Ddash.seed=N} begins elsewhere. */
class RoundTripTest {

    private static final int SETS = 1_000;

    @TempDir
    Path folder = Path.of("");

    private final Map<Kind, Integer> seen = new EnumMap<>(Kind.class);

    @Test
    void a_thousand_folders_read_written_and_read_again_are_the_same() throws IOException {
        long first = Long.getLong("dash.seed", 1L);
        for (long seed = first; seed < first + SETS; seed++) {
            checkRoundTrip(seed);
        }
        System.out.println("ROUND TRIP of " + SETS + " folders from seed " + first + ": " + seen);
        assertThat(seen).as("every kind was tried").hasSize(Kind.values().length);
        assertThat(seen.values()).allSatisfy(count -> assertThat(count).isGreaterThan(100));
    }

    private void checkRoundTrip(long seed) throws IOException {
        List<FileItem> items = read(write("in" + seed, GeneratedKnowledge.files(seed)), seed);
        SortedMap<String, String> written = KnowledgeWriter.files(kept(items));
        List<FileItem> again = read(write("out" + seed, written), seed);
        Map<String, What> before = byId(items);
        Map<String, What> after = byId(again);
        assertThat(after.keySet()).as("names of seed %d", seed).isEqualTo(Set.copyOf(before.keySet()));
        // The recursive comparison is slow and says what differs.
        before.entrySet().removeIf(entry -> entry.getValue().equals(after.get(entry.getKey())));
        before.forEach((key, what) -> assertThat(after.get(key))
                .usingRecursiveComparison()
                .as("seed %d", seed)
                .isEqualTo(what));
        assertThat(KnowledgeWriter.files(kept(again)))
                .as("bytes of seed %d", seed)
                .isEqualTo(written);
        for (FileItem item : items) {
            seen.merge(item.id().kind(), 1, Integer::sum);
            assertThat(ItemText.read(item.id().kind(), "text", ItemText.write(item.content())))
                    .as("as the store keeps it, seed %d", seed)
                    .isEqualTo(item.content());
        }
    }

    private Path write(String name, Map<String, String> files) throws IOException {
        Path root = Files.createDirectories(folder.resolve(name));
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = root.resolve(file.getKey());
            Files.createDirectories(path.resolveSibling("."));
            Files.writeString(path, file.getValue());
        }
        return root;
    }

    private static List<FileItem> read(Path root, long seed) {
        return switch (new KnowledgeReader().read(root)) {
            case Reading.Whole whole -> whole.items();
            case Reading.Broken broken -> throw new AssertionError("seed " + seed + ": " + broken.faults());
        };
    }

    private record What(Item content, Location location, Standing standing) {}

    private static Map<String, What> byId(List<FileItem> items) {
        Map<String, What> byId = new TreeMap<>();
        items.forEach(item -> byId.put(key(item.id()), new What(item.content(), item.location(), item.standing())));
        return byId;
    }

    private static String key(ItemId id) {
        return id.kind() + " " + id.key();
    }

    private static List<KnowledgeItem> kept(List<FileItem> items) {
        return items.stream()
                .map(item -> new KnowledgeItem(
                        item.content(), item.location(), item.standing(), 1, "ann", Instant.EPOCH, Optional.empty()))
                .toList();
    }
}
