package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class UnknownValueTest extends PlantedDoubts {

    UnknownValueTest(@TempDir Path folder) {
        super(Doubt.Kind.UNKNOWN_VALUE, folder);
    }
}
