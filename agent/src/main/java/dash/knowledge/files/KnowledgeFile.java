package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TextFile;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A file of the knowledge folder.
 *
 * @param shown the path from the knowledge folder on, with forward slashes: what messages and documents are called by
 */
public record KnowledgeFile(Path path, String shown) {

    /** Knowledge is written by people; a larger file is a mistake, and reading it would cost every question. */
    private static final int MOST_MEGABYTES = 1;

    static final int MOST_BYTES = MOST_MEGABYTES << 20;

    public boolean endsIn(String ending) {
        return shown.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    public String text() {
        return TextFile.read(path, shown, Code.KNOWLEDGE_UNREADABLE, MOST_MEGABYTES);
    }

    /** JSON or YAML, as the name says. */
    Node node() {
        if (endsIn(".json")) {
            return NodeReader.json(Code.KNOWLEDGE_BROKEN).read(shown, text(), 1);
        }
        if (endsIn(".yaml") || endsIn(".yml")) {
            return NodeReader.yaml(Code.KNOWLEDGE_BROKEN).read(shown, text(), 1);
        }
        throw unreadable("", "a file here ends in .json, .yaml or .yml", "Rename it, or move it to documents/");
    }

    public FaultException unreadable(String value, String message, String nextStep) {
        return FaultException.of(Code.KNOWLEDGE_UNREADABLE, Place.file(shown), value, message, nextStep);
    }
}
