package dash.databases.introspect;

import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Table;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * One number for a whole schema: the same on every machine and at any time, other when anything but an estimate changed.
 * Every text goes in with its length before it, so that no two schemas can read the same.
 */
public final class Fingerprint {

    private final MessageDigest digest;

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public static String of(List<String> searchPath, List<Table> tables) {
        Fingerprint fingerprint = new Fingerprint();
        fingerprint.texts(searchPath);
        fingerprint.number(tables.size());
        tables.forEach(fingerprint::table);
        return HexFormat.of().formatHex(fingerprint.digest.digest());
    }

    private void table(Table table) {
        text(table.name().schema());
        text(table.name().name());
        text(table.kind().name());
        text(table.comment());
        text(table.definition().orElse(""));
        number(table.columns().size());
        table.columns().forEach(this::column);
        number(table.uniqueKeys().size());
        table.uniqueKeys().forEach(this::texts);
        number(table.foreignKeys().size());
        table.foreignKeys().forEach(this::foreignKey);
        texts(table.indexes());
    }

    private void column(Column column) {
        text(column.name());
        text(column.type());
        number(column.nullable() ? 1 : 0);
        text(column.comment());
        texts(column.enumeration());
    }

    private void foreignKey(ForeignKey key) {
        texts(key.columns());
        text(key.target().schema());
        text(key.target().name());
        texts(key.targetColumns());
    }

    private void texts(List<String> texts) {
        number(texts.size());
        texts.forEach(this::text);
    }

    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        number(bytes.length);
        digest.update(bytes);
    }

    private void number(int number) {
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(number).flip());
    }
}
