package dash.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaChildTest {

    /** {@code java -jar target/dash.jar} has a relative one, and the child works in another folder. */
    @Test
    void the_class_path_is_absolute() {
        String before = System.getProperty("java.class.path");
        try {
            System.setProperty("java.class.path", "target/dash.jar" + File.pathSeparator + "lib/x.jar");
            List<String> command =
                    JavaChild.of(64, Path.of("."), List.of(), List.of("Main")).command();
            String classPath = command.get(command.indexOf("-cp") + 1);
            assertThat(List.of(classPath.split(File.pathSeparator)))
                    .hasSize(2)
                    .allMatch(entry -> Path.of(entry).isAbsolute());
        } finally {
            System.setProperty("java.class.path", before);
        }
    }
}
