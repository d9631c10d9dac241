package dash.databases.duckdb.child;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the child says to one request: columns, rows in portions, then that it is done, or that it failed. */
final class Answers {

    private static final int PORTION = 64 << 10;

    private final DataOutputStream out;
    private final ByteArrayOutputStream portion = new ByteArrayOutputStream();
    private int rows;

    Answers(DataOutputStream out) {
        this.out = out;
    }

    void text(String text) throws IOException {
        Frame.of(Frame.Kind.TEXT, content -> Frame.text(content, text)).write(out);
    }

    void columns(List<String> names, List<String> types) throws IOException {
        Frame.of(Frame.Kind.COLUMNS, content -> {
                    content.writeInt(names.size());
                    for (int at = 0; at < names.size(); at++) {
                        Frame.text(content, names.get(at));
                        Frame.text(content, types.get(at));
                    }
                })
                .write(out);
    }

    void row(List<@Nullable String> cells) throws IOException {
        DataOutputStream content = new DataOutputStream(portion);
        for (String cell : cells) {
            Frame.maybeText(content, cell);
        }
        rows++;
        if (portion.size() > PORTION) {
            flush();
        }
    }

    private void flush() throws IOException {
        if (rows > 0) {
            int count = rows;
            Frame.of(Frame.Kind.ROWS, content -> {
                        content.writeInt(count);
                        portion.writeTo(content);
                    })
                    .write(out);
            rows = 0;
            portion.reset();
        }
    }

    void done() throws IOException {
        flush();
        Frame.empty(Frame.Kind.DONE).write(out);
    }

    void failed(SQLException failed) throws IOException {
        String message = failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
        Frame.of(Frame.Kind.FAILED, content -> Frame.text(content, message)).write(out);
    }
}
