package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class FanOutTest extends PlantedDoubts {

    FanOutTest(@TempDir Path folder) {
        super(Doubt.Kind.FAN_OUT, folder);
    }
}
