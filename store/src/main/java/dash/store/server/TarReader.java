package dash.store.server;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads the plain form of tar that the server's archive uses: files, folders and symbolic links with names of at most
 * 100 bytes. Anything else is refused rather than guessed at, so that a changed archive is noticed.
 */
final class TarReader {

    private static final int BLOCK = 512;
    private static final int CHECKSUM = 148;

    /** What one header announces; the bytes of a file follow and are read by {@link #content()}. */
    sealed interface Entry {
        record Folder(String name) implements Entry {}

        record File(String name, int mode) implements Entry {}

        record Link(String name, String target) implements Entry {}
    }

    private final InputStream input;
    private long left;
    private long padding;

    TarReader(InputStream input) {
        this.input = input;
    }

    Optional<Entry> next() throws IOException {
        input.skipNBytes(left + padding);
        byte[] header = input.readNBytes(BLOCK);
        left = 0;
        padding = 0;
        if (header.length == 0 || isBlank(header)) {
            return Optional.empty();
        }
        if (header.length < BLOCK) {
            throw new EOFException("the archive ends inside a header");
        }
        checkSum(header);
        return Optional.of(entry(header));
    }

    private Entry entry(byte[] header) throws IOException {
        String name = text(header, 0, 100);
        char type = (char) header[156];
        return switch (type) {
            case '5' -> new Entry.Folder(name);
            case '2' -> new Entry.Link(name, text(header, 157, 100));
            case '0', '\0' -> {
                left = octal(header, 124, 12);
                padding = (BLOCK - left % BLOCK) % BLOCK;
                yield new Entry.File(name, (int) octal(header, 100, 8));
            }
            default -> throw new IOException("unexpected kind of archive entry '" + type + "': " + name);
        };
    }

    /** The bytes of the file whose header was read last; may be read in part or not at all. */
    InputStream content() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                if (left == 0) {
                    return -1;
                }
                int count = input.read(target, offset, (int) Math.min(length, left));
                if (count < 0) {
                    throw new EOFException("the archive ends inside a file");
                }
                left -= count;
                return count;
            }
        };
    }

    private static void checkSum(byte[] header) throws IOException {
        long sum = 0;
        for (int index = 0; index < BLOCK; index++) {
            boolean inField = index >= CHECKSUM && index < CHECKSUM + 8;
            sum += inField ? ' ' : header[index] & 0xff;
        }
        if (sum != octal(header, CHECKSUM, 8)) {
            throw new IOException("the archive is damaged: a header does not match its checksum");
        }
    }

    private static long octal(byte[] header, int offset, int length) throws IOException {
        String digits = text(header, offset, length).strip();
        try {
            return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
        } catch (NumberFormatException wrong) {
            throw new IOException("the archive is damaged: no octal number: " + digits, wrong);
        }
    }

    private static String text(byte[] header, int offset, int length) {
        int end = offset;
        while (end < offset + length && header[end] != 0) {
            end++;
        }
        return new String(Arrays.copyOfRange(header, offset, end), StandardCharsets.UTF_8);
    }

    private static boolean isBlank(byte[] block) {
        for (byte value : block) {
            if (value != 0) {
                return false;
            }
        }
        return true;
    }
}
