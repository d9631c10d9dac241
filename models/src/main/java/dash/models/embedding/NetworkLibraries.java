package dash.models.embedding;

import dash.files.LaidOutFile;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The libraries of onnxruntime, laid out once. By itself it writes its 16 MB into the temporary folder at every start, and a process
 * that is killed leaves them there.
 */
final class NetworkLibraries {

    private static final Logger LOG = LoggerFactory.getLogger(NetworkLibraries.class);
    private static final String SETTING = "onnxruntime.native.path";

    private static final List<String> LIBRARIES = List.of("onnxruntime", "onnxruntime4j_jni");

    private NetworkLibraries() {}

    /** To be called before anything of onnxruntime is loaded; without effect where somebody has said where they are. */
    static synchronized void layOut(Path cache) {
        if (System.getProperty(SETTING) != null) {
            return;
        }
        URL network = NetworkLibraries.class.getResource(resource("onnxruntime"));
        if (network == null) {
            return;
        }
        try {
            // Another release has another size, and so another folder.
            Path folder = cache.resolve(
                            "onnxruntime-" + network.openConnection().getContentLengthLong())
                    .toAbsolutePath();
            for (String name : LIBRARIES) {
                LaidOutFile.of(NetworkLibraries.class, resource(name), folder.resolve(System.mapLibraryName(name)));
            }
            System.setProperty(SETTING, folder.toString());
        } catch (IOException cannot) {
            LOG.debug("the libraries cannot be laid out in {}", cache, cannot);
        }
    }

    private static String resource(String name) {
        return "/ai/onnxruntime/native/" + platform() + "/" + System.mapLibraryName(name);
    }

    private static String platform() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        String bits = processor.equals("aarch64") || processor.equals("arm64") ? "aarch64" : "x64";
        return (system.startsWith("mac") ? "osx" : system.startsWith("windows") ? "win" : "linux") + "-" + bits;
    }
}
