package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class MixedUnitsTest extends PlantedDoubts {

    MixedUnitsTest(@TempDir Path folder) {
        super(Doubt.Kind.MIXED_UNITS, folder);
    }
}
