package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A checksum of a result: the same columns and rows in the same order give the same sixteen digits. */
public final class RowHash {

    private RowHash() {}

    public static String of(Rows rows) {
        MessageDigest digest = sha256();
        rows.columns().forEach(column -> add(digest, column.name()));
        rows.rows().forEach(row -> row.forEach(cell -> add(digest, written(cell))));
        return HexFormat.of().formatHex(digest.digest()).substring(0, 16);
    }

    /** 1.50 and 1.5 are one number, NULL is no empty text. */
    private static String written(Cell cell) {
        return switch (cell) {
            case Cell.Missing missing -> "\u0000";
            case Cell.Numeric number -> number.value().stripTrailingZeros().toPlainString();
            default -> cell.plain();
        };
    }

    private static void add(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
