package dash.demo;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files that travel inside the jar; one that is missing is a broken build, so nobody has to handle it. */
final class Resources {

    private Resources() {}

    static byte[] bytes(String path) {
        try (InputStream stream = Resources.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new FileNotFoundException(path + " is not in the jar");
            }
            return stream.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }
}
