package dash.knowledge.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.FaultException;
import dash.knowledge.Item;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import dash.knowledge.files.KnowledgeReader.Reading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DraftedFilesTest {

    @TempDir
    private Path root;

    @Test
    void every_kind_of_item_can_be_a_draft_and_is_written_as_it_was_read() throws Exception {
        Path folder = root.resolve("one");
        write(folder, "tables/parcels.json", "{\"table_name\": \"parcels\", \"drafted\": true}");
        write(folder, "metrics/parcels.yaml", "name: Parcels\nexpression: count(*)\ntable: parcels\ndrafted: true\n");
        write(folder, "business/all.yaml", """
                business_rules:
                  - {title: Sent parcels count, drafted: true}
                common_gotchas:
                  - {issue: weight is in grams, solution: divide, drafted: true}
                glossary:
                  - {term: hub, means: depot, drafted: true}
                """);
        write(folder, "queries/all.sql", """
                -- <query name>all_parcels</query name>
                -- <drafted>true</drafted>
                -- <query>
                SELECT count(*) FROM parcels
                -- </query>
                """);
        List<FileItem> read = read(folder);
        assertThat(read)
                .hasSize(6)
                .allSatisfy(item -> assertThat(item.standing()).isEqualTo(Standing.DRAFT));
        Path again = root.resolve("two");
        KnowledgeWriter.files(read.stream().map(DraftedFilesTest::kept).toList())
                .forEach((path, text) -> write(again, path, text));
        assertThat(read(again)).extracting(FileItem::content).containsExactlyElementsOf(contents(read));
        assertThat(read(again)).extracting(FileItem::standing).containsOnly(Standing.DRAFT);
        assertThat(Files.readString(again.resolve("tables/parcels.json")))
                .contains("\"drafted\"")
                .contains("true");
    }

    @Test
    void of_a_draft_and_a_persons_item_of_the_same_name_only_the_persons_counts() {
        Path folder = root.resolve("both");
        write(folder, "metrics/a.json", "{\"name\": \"Parcels\", \"definition\": \"made\", \"drafted\": true}");
        write(folder, "metrics/b.json", "{\"name\": \"PARCELS\", \"definition\": \"mine\"}");
        write(folder, "tables/parcels.json", "{\"table_name\": \"parcels\", \"table_description\": \"mine\"}");
        write(folder, "tables/z.json", "{\"table_name\": \"Parcels\", \"drafted\": true}");
        assertThat(read(folder))
                .hasSize(2)
                .allSatisfy(item -> assertThat(item.standing()).isEqualTo(Standing.HUMAN));
    }

    @Test
    void two_drafts_of_one_name_are_still_one_too_many() {
        Path folder = root.resolve("twice");
        write(folder, "tables/a.json", "{\"table_name\": \"parcels\", \"drafted\": true}");
        write(folder, "tables/b.json", "{\"table_name\": \"parcels\", \"drafted\": true}");
        assertThatThrownBy(() -> new KnowledgeReader().readOrFail(folder))
                .isInstanceOf(FaultException.class)
                .hasMessageContaining("already in tables/a.json");
    }

    @Test
    void drafted_stands_alone_and_is_true_or_false() {
        Path folder = root.resolve("wrong");
        write(folder, "tables/a.json", "{\"table_name\": \"a\", \"drafted\": true, \"status\": \"active\"}");
        write(folder, "tables/b.json", "{\"table_name\": \"b\", \"drafted\": \"perhaps\"}");
        write(folder, "queries/c.sql", """
                -- <query name>c</query name>
                -- <drafted>maybe</drafted>
                -- <query>
                SELECT 1
                -- </query>
                """);
        Reading.Broken broken = (Reading.Broken) new KnowledgeReader().read(folder);
        assertThat(broken.faults()).hasSize(3);
        assertThat(broken.faults().get(1).message()).contains("status cannot stand beside it");
    }

    private static List<Item> contents(List<FileItem> items) {
        return items.stream().map(FileItem::content).toList();
    }

    private static KnowledgeItem kept(FileItem item) {
        return new KnowledgeItem(
                item.content(), item.location(), item.standing(), 1, "ann", Instant.EPOCH, Optional.empty());
    }

    private static List<FileItem> read(Path folder) {
        return ((Reading.Whole) new KnowledgeReader().read(folder)).items();
    }

    private static void write(Path folder, String path, String text) {
        try {
            Files.createDirectories(folder.resolve(path).resolveSibling("."));
            Files.writeString(folder.resolve(path), text);
        } catch (java.io.IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        }
    }
}
