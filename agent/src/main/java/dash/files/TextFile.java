package dash.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text that a person wrote, read whole. */
public final class TextFile {

    private TextFile() {}

    /**
     * The text, without byte order marks at its beginning and with line feeds only.
     *
     * @param shown what messages call the file
     * @param code what is told when it cannot be read
     * @param mostMegabytes a larger file is a mistake, and nobody should wait for it
     */
    public static String read(Path path, String shown, Code code, int mostMegabytes) {
        Place place = Place.file(shown);
        try {
            long size = Files.size(path);
            if (size > (long) mostMegabytes << 20) {
                throw tooLarge(place, size + " bytes", code, mostMegabytes);
            }
            return text(Files.readAllBytes(path));
        } catch (CharacterCodingException notUtf8) {
            throw FaultException.of(code, place, "", "the file is not UTF-8", "Save it as UTF-8");
        } catch (IOException failed) {
            throw FaultException.of(
                    code,
                    place,
                    failed.getClass().getSimpleName(),
                    "the file cannot be read",
                    "Check that it exists and that Dash may read it");
        }
    }

    /** The same for a stream, read to its end. */
    public static String read(InputStream stream, String shown, Code code, int mostMegabytes) {
        Place place = Place.named(shown);
        try {
            byte[] bytes = stream.readNBytes((mostMegabytes << 20) + 1);
            if (bytes.length > mostMegabytes << 20) {
                throw tooLarge(place, "", code, mostMegabytes);
            }
            return text(bytes);
        } catch (CharacterCodingException notUtf8) {
            throw FaultException.of(code, place, "", "the text is not UTF-8", "Save it as UTF-8");
        } catch (IOException failed) {
            throw FaultException.of(
                    code, place, failed.getClass().getSimpleName(), "it cannot be read", "Give a file instead");
        }
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
        // As often as they are there: what was read and written again has to read the same.
        return text.replaceFirst("^\uFEFF+", "").replaceAll("\r+\n", "\n");
    }

    private static FaultException tooLarge(Place place, String size, Code code, int mostMegabytes) {
        return FaultException.of(
                code, place, size, "the file is larger than " + mostMegabytes + " MB", "Make it smaller");
    }
}
