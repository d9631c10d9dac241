package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class WrongZoneTest extends PlantedDoubts {

    WrongZoneTest(@TempDir Path folder) {
        super(Doubt.Kind.WRONG_ZONE, folder);
    }
}
