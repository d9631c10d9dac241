package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class EmptyResultTest extends PlantedDoubts {

    EmptyResultTest(@TempDir Path folder) {
        super(Doubt.Kind.EMPTY, folder);
    }
}
