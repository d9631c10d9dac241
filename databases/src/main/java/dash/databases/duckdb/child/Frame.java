package dash.databases.duckdb.child;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** One message between parent and child: its kind, then its content, with the length of both before them. */
final class Frame {

    /** More than any honest message; a longer one means that the other side is out of its mind. */
    static final int LONGEST = 64 << 20;

    /** What a message is; its letter stands before its content. */
    enum Kind {
        OPEN('O'),
        SERIALIZE('S'),
        RUN('R'),
        EXECUTE('X'),
        CANCEL('C'),
        COLUMNS('c'),
        ROWS('r'),
        TEXT('t'),
        DONE('d'),
        FAILED('f');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }

        static Kind of(int letter) throws IOException {
            for (Kind kind : values()) {
                if (kind.letter == letter) {
                    return kind;
                }
            }
            throw new IOException("a message of no kind");
        }
    }

    private final Kind kind;
    private final byte[] content;

    private Frame(Kind kind, byte[] content) {
        this.kind = kind;
        this.content = content;
    }

    static Frame empty(Kind kind) {
        return new Frame(kind, new byte[0]);
    }

    Kind kind() {
        return kind;
    }

    /** What writes a frame's content. */
    interface Content {
        void write(DataOutputStream out) throws IOException;
    }

    static Frame of(Kind kind, Content content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            content.write(new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return new Frame(kind, bytes.toByteArray());
    }

    DataInputStream reader() {
        return new DataInputStream(new ByteArrayInputStream(content));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(content.length);
        out.writeByte(kind.letter);
        out.write(content);
        out.flush();
    }

    /** Throws {@link EOFException} when the other side is gone. */
    static Frame read(DataInputStream in) throws IOException {
        int length = in.readInt();
        Kind kind = Kind.of(in.readByte());
        if (length < 0 || length > LONGEST) {
            throw new IOException("a message that makes no sense");
        }
        byte[] content = new byte[length];
        in.readFully(content);
        return new Frame(kind, content);
    }

    static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static void maybeText(DataOutputStream out, @Nullable String text) throws IOException {
        if (text == null) {
            out.writeInt(-1);
        } else {
            text(out, text);
        }
    }

    static String text(DataInputStream in) throws IOException {
        String text = maybeText(in);
        if (text == null) {
            throw new IOException("a text is missing");
        }
        return text;
    }

    static @Nullable String maybeText(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0) {
            return null;
        }
        if (length > in.available()) {
            throw new IOException("a text that is longer than its message");
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
