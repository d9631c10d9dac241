package dash.databases.duckdb.child;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * How a child opens its database.
 *
 * @param file the database's file; empty for one in memory
 * @param schemas where unqualified names of the database are looked up; none for the engine's usual way
 * @param settings statements that are run before the configuration is locked
 */
public record Opening(String file, boolean readOnly, List<String> schemas, List<String> settings) {

    public Opening {
        schemas = List.copyOf(schemas);
        settings = List.copyOf(settings);
    }

    /** A database that is made or of no use later. */
    public static Opening plain(String file, String... settings) {
        return new Opening(file, false, List.of(), List.of(settings));
    }

    Frame frame() {
        return Frame.of(Frame.Kind.OPEN, this::write);
    }

    private void write(DataOutputStream out) throws IOException {
        Frame.text(out, file);
        out.writeBoolean(readOnly);
        texts(out, schemas);
        texts(out, settings);
    }

    private static void texts(DataOutputStream out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            Frame.text(out, text);
        }
    }

    static Opening read(DataInputStream in) throws IOException {
        String file = Frame.text(in);
        boolean readOnly = in.readBoolean();
        return new Opening(file, readOnly, texts(in), texts(in));
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        int count = in.readInt();
        List<String> texts = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            texts.add(Frame.text(in));
        }
        return texts;
    }
}
