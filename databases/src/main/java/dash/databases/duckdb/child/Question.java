package dash.databases.duckdb.child;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A statement and how much of its answer is wanted; one row more is told, so that the parent knows whether there were more. */
record Question(String sql, int rows, int cellBytes, long resultBytes) {

    Frame frame() {
        return Frame.of(Frame.Kind.RUN, this::write);
    }

    private void write(DataOutputStream out) throws IOException {
        Frame.text(out, sql);
        out.writeInt(rows);
        out.writeInt(cellBytes);
        out.writeLong(resultBytes);
    }

    static Question read(DataInputStream in) throws IOException {
        return new Question(Frame.text(in), in.readInt(), in.readInt(), in.readLong());
    }
}
