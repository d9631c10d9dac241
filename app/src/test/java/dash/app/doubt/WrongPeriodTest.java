package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class WrongPeriodTest extends PlantedDoubts {

    WrongPeriodTest(@TempDir Path folder) {
        super(Doubt.Kind.WRONG_PERIOD, folder);
    }
}
