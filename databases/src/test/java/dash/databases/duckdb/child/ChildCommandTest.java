package dash.databases.duckdb.child;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChildCommandTest {

    /** {@code java -jar target/dash.jar} has a relative one, and the child works in another folder. */
    @Test
    void the_class_path_is_absolute() {
        String before = System.getProperty("java.class.path");
        try {
            System.setProperty("java.class.path", "target/dash.jar" + File.pathSeparator + "lib/x.jar");
            assertThat(List.of(ChildCommand.classPath().split(File.pathSeparator)))
                    .hasSize(2)
                    .allMatch(entry -> Path.of(entry).isAbsolute());
        } finally {
            System.setProperty("java.class.path", before);
        }
    }
}
