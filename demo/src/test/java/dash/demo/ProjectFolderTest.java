package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.knowledge.Knowledge;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFolderTest {

    private final ProjectFolder project = DemoCompany.project();

    @Test
    void the_index_names_exactly_the_files_that_are_there() throws IOException, URISyntaxException {
        Path settings = Path.of(Objects.requireNonNull(ProjectFolder.class.getResource("/company/dash.yaml"))
                .toURI());
        Path root = settings.resolveSibling("");
        assertThat(project.files()).isEqualTo(filesBelow(root));
    }

    @Test
    void the_folder_can_be_copied_out_twice_and_spares_what_else_is_there(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("mine.txt"), "mine");
        project.copyTo(directory);
        project.copyTo(directory);
        assertThat(filesBelow(directory)).containsAll(project.files()).contains("mine.txt");
        assertThat(directory.resolve("golden/easy.yaml")).hasContent(project.text("golden/easy.yaml"));
    }

    @Test
    void a_file_that_is_not_part_of_the_project_is_not_handed_out() {
        assertThatThrownBy(() -> project.text("../dash/demo/schema.sql")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_settings_leave_the_address_to_whoever_opens_the_project() {
        assertThat(project.text("dash.yaml")).contains("url: \"${DASH_DEMO_URL}\"");
    }

    @Test
    void every_layer_that_people_write_has_something_to_say() {
        Knowledge knowledge = DemoProject.knowledge();
        assertThat(knowledge.tables()).hasSize(14);
        assertThat(knowledge.metrics().stream().filter(metric -> metric.runnable()))
                .hasSizeGreaterThanOrEqualTo(30);
        assertThat(knowledge.patterns()).hasSizeGreaterThanOrEqualTo(20);
        assertThat(knowledge.rules()).hasSizeGreaterThanOrEqualTo(10);
        assertThat(knowledge.gotchas()).hasSizeGreaterThanOrEqualTo(8);
        assertThat(knowledge.glossary()).hasSizeGreaterThanOrEqualTo(15);
        assertThat(knowledge.documents()).hasSize(8);
        assertThat(knowledge.calendar()).isPresent();
    }

    private static List<String> filesBelow(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> !file.equals("index.txt"))
                    .sorted()
                    .toList();
        }
    }
}
