package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class AverageOfAveragesTest extends PlantedDoubts {

    AverageOfAveragesTest(@TempDir Path folder) {
        super(Doubt.Kind.AVERAGE_OF_AVERAGES, folder);
    }
}
