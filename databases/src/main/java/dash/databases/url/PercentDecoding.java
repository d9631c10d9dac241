package dash.databases.url;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Percent-decoding of UTF-8. Unlike a form, a plus sign stays a plus sign: passwords hold them. */
public final class PercentDecoding {

    private PercentDecoding() {}

    /** Empty when an escape is cut off, holds no hexadecimal digits or gives no UTF-8. */
    public static Optional<String> decode(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        byte[] source = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < source.length; i++) {
            if (source[i] != '%') {
                bytes.write(source[i]);
                continue;
            }
            if (i + 2 >= source.length) {
                return Optional.empty();
            }
            int high = Character.digit(source[i + 1], 16);
            int low = Character.digit(source[i + 2], 16);
            if (high < 0 || low < 0) {
                return Optional.empty();
            }
            bytes.write(high << 4 | low);
            i += 2;
        }
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
