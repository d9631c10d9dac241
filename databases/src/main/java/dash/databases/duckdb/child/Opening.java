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
 * @param settings statements that are run before the configuration is locked
 */
public record Opening(String file, boolean readOnly, List<String> settings) {

    public Opening {
        settings = List.copyOf(settings);
    }

    Frame frame() {
        return Frame.of(Frame.Kind.OPEN, this::write);
    }

    private void write(DataOutputStream out) throws IOException {
        Frame.text(out, file);
        out.writeBoolean(readOnly);
        out.writeInt(settings.size());
        for (String setting : settings) {
            Frame.text(out, setting);
        }
    }

    static Opening read(DataInputStream in) throws IOException {
        String file = Frame.text(in);
        boolean readOnly = in.readBoolean();
        int count = in.readInt();
        List<String> settings = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            settings.add(Frame.text(in));
        }
        return new Opening(file, readOnly, settings);
    }
}
