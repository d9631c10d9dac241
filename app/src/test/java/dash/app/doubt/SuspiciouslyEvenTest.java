package dash.app.doubt;

import dash.doubt.Doubt;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SuspiciouslyEvenTest extends PlantedDoubts {

    SuspiciouslyEvenTest(@TempDir Path folder) {
        super(Doubt.Kind.SUSPICIOUSLY_EVEN, folder);
    }
}
