package dash.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.project.file.Environment;
import dash.question.Door;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateHomeTest {

    @TempDir
    Path folder = Path.of("");

    private final List<String> notices = new ArrayList<>();

    @BeforeEach
    void only_where_files_have_modes() {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    }

    private Path open() {
        Path home = folder.resolve("home");
        Map<String, String> environment = Map.of("DASH_HOME", home.toString());
        new Workshop(new Surroundings(Environment.of(environment), folder, Door.COMMAND_LINE, step -> {}, notices::add))
                .close();
        return home;
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void a_home_that_is_made_is_closed_to_others() throws IOException {
        Path home = open();
        assertThat(mode(home)).isEqualTo("rwx------");
        assertThat(mode(home.resolve("sources"))).isEqualTo("rwx------");
        assertThat(notices).isEmpty();
    }

    @Test
    void folders_of_an_existing_home_that_others_can_enter_are_closed_and_told_once() throws IOException {
        Path sources = Files.createDirectories(folder.resolve("home/sources"));
        Files.createDirectories(folder.resolve("home/store"));
        Files.setPosixFilePermissions(sources, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(sources.resolveSibling("store"), PosixFilePermissions.fromString("rwx--x--x"));
        Path home = open();
        assertThat(mode(sources)).isEqualTo("rwx------");
        assertThat(mode(home.resolve("store"))).isEqualTo("rwx--x--x");
        assertThat(notices).singleElement().asString().contains("sources", "closed now");
        open();
        assertThat(notices).hasSize(1);
    }
}
