package dash.app.doubt;

import dash.doubt.Doubt;
import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** A wrong statement, the question it claims to answer, and the doubt that it has to raise. */
record Planted(String id, String database, Optional<Doubt.Kind> kind, String question, String sql) {

    static List<Planted> wrong(Doubt.Kind kind) {
        return read("/doubt/planted/" + kind.name().toLowerCase(Locale.ROOT) + ".yaml");
    }

    /** Statements that look like the planted ones and are right. */
    static List<Planted> right() {
        return read("/doubt/right.yaml");
    }

    private static List<Planted> read(String name) {
        try (InputStream file = Objects.requireNonNull(Planted.class.getResourceAsStream(name))) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            Node node = NodeReader.yaml(Code.GOLDEN_BROKEN).read(name, text, 1);
            return ((Node.Sequence) node).items().stream().map(Planted::read).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Planted read(Node node) {
        Fields fields = Fields.of(Code.GOLDEN_BROKEN, "planted statement", node, "id", "db", "kind", "question", "sql");
        return new Planted(
                fields.text("id"),
                fields.text("db"),
                fields.said("kind").map(Doubt.Kind::valueOf),
                fields.text("question"),
                fields.text("sql"));
    }

    @Override
    public String toString() {
        return id;
    }
}
