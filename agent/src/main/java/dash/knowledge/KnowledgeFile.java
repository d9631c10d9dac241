package dash.knowledge;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A file of the knowledge folder.
 *
 * @param shown the path from the knowledge folder on, with forward slashes: what messages and documents are called by
 */
record KnowledgeFile(Path path, String shown) {

    /** Knowledge is written by people; a larger file is a mistake, and reading it would cost every question. */
    static final int LARGEST = 1 << 20;

    boolean endsIn(String ending) {
        return shown.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** The text, without a byte order mark and with line feeds only. */
    String text() {
        try {
            long size = Files.size(path);
            if (size > LARGEST) {
                throw unreadable(size + " bytes", "the file is larger than 1 MB", "Split it into smaller files");
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString();
            return (text.startsWith("\uFEFF") ? text.substring(1) : text).replace("\r\n", "\n");
        } catch (CharacterCodingException notUtf8) {
            throw unreadable("", "the file is not UTF-8", "Save it as UTF-8");
        } catch (IOException failed) {
            throw unreadable(failed.toString(), "the file cannot be read", "Check that Dash may read it");
        }
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

    FaultException unreadable(String value, String message, String nextStep) {
        return FaultException.of(Code.KNOWLEDGE_UNREADABLE, Place.file(shown), value, message, nextStep);
    }
}
