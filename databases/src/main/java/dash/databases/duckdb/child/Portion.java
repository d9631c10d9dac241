package dash.databases.duckdb.child;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes columns and rows out of messages. */
final class Portion implements ChildProcess.Taking {

    private final RowTaking rows;
    private int width;

    Portion(RowTaking rows) {
        this.rows = rows;
    }

    @Override
    public void take(Frame frame) throws IOException {
        DataInputStream in = frame.reader();
        switch (frame.kind()) {
            case COLUMNS -> columns(in);
            case ROWS -> {
                int count = in.readInt();
                for (int at = 0; at < count; at++) {
                    rows.row(row(in));
                }
            }
            case OPEN, SERIALIZE, RUN, EXECUTE, CANCEL, TEXT, DONE, FAILED -> throw new IOException("no rows");
        }
    }

    private void columns(DataInputStream in) throws IOException {
        width = in.readInt();
        List<String> names = new ArrayList<>();
        List<String> types = new ArrayList<>();
        for (int at = 0; at < width; at++) {
            names.add(Frame.text(in));
            types.add(Frame.text(in));
        }
        rows.columns(names, types);
    }

    private List<@Nullable String> row(DataInputStream in) throws IOException {
        List<@Nullable String> row = new ArrayList<>(width);
        for (int at = 0; at < width; at++) {
            row.add(Frame.maybeText(in));
        }
        return row;
    }
}
