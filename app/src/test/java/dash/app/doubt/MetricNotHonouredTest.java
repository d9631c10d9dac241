package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class MetricNotHonouredTest extends PlantedDoubts {

    MetricNotHonouredTest(@TempDir Path folder) {
        super(Doubt.Kind.METRIC_NOT_HONOURED, folder);
    }
}
