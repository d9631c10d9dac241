package dash.app.profile;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TextFile;
import dash.profile.quirks.Quirk;
import dash.profile.quirks.QuirkKind;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A quirk that a person saw.
 *
 * @param to the other column, as {@code table.column}; empty for most kinds
 * @param arguable it could be called either way: found or not, it counts for nothing
 */
record Label(QuirkKind kind, String table, String column, String to, boolean arguable) {

    static List<Label> of(String database) {
        String file = database + ".yaml";
        InputStream stream =
                Objects.requireNonNull(Label.class.getResourceAsStream("/dash/profile/labels/" + file), file);
        Node root =
                NodeReader.yaml(Code.GOLDEN_BROKEN).read(file, TextFile.read(stream, file, Code.GOLDEN_BROKEN, 1), 1);
        return Fields.of(Code.GOLDEN_BROKEN, "labels", root, "labels").items("labels").stream()
                .map(Label::read)
                .toList();
    }

    private static Label read(Node node) {
        Fields fields =
                Fields.of(Code.GOLDEN_BROKEN, "label", node, "table", "column", "kind", "note", "to", "arguable");
        return new Label(
                QuirkKind.valueOf(fields.text("kind").toUpperCase(Locale.ROOT)),
                fields.text("table"),
                fields.text("column"),
                fields.textOrEmpty("to"),
                fields.truth("arguable").orElse(false));
    }

    /** The finding as a label would put it. */
    static Label of(Quirk quirk) {
        Optional<String> to = quirk.other().map(other -> other.table().name() + "." + other.column());
        return new Label(quirk.kind(), quirk.table().name(), quirk.column(), to.orElse(""), false);
    }

    /** Of two columns that mean the same neither comes first. */
    boolean matches(Label other) {
        if (kind != other.kind) {
            return false;
        }
        boolean straight = place().equals(other.place()) && to.equals(other.to);
        return straight || (kind == QuirkKind.SAME_MEANING && place().equals(other.to) && to.equals(other.place()));
    }

    private String place() {
        return table + "." + column;
    }

    @Override
    public String toString() {
        return kind.word() + " " + place() + (to.isEmpty() ? "" : " ~ " + to);
    }
}
