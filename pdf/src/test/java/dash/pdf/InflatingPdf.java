package dash.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** A PDF of one page, written by hand, whose content is much larger than the file. */
final class InflatingPdf {

    private InflatingPdf() {}

    /** @param piece what the page's content repeats, so many megabytes of it */
    static Path write(Path file, String piece, int megabytes) throws IOException {
        byte[] megabyte = piece.repeat((1 << 20) / piece.length()).getBytes(StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(content, new Deflater(Deflater.BEST_COMPRESSION))) {
            for (int at = 0; at < megabytes; at++) {
                out.write(megabyte);
            }
        }
        String head = "<< /Length " + content.size() + " /Filter /FlateDecode >>\nstream\n";
        List<String> objects = List.of(
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R"
                        + " /Resources << /Font << /F1 5 0 R >> >> >>",
                head + content.toString(StandardCharsets.ISO_8859_1) + "\nendstream",
                "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
        return Files.writeString(file, whole(objects), StandardCharsets.ISO_8859_1);
    }

    private static String whole(List<String> objects) {
        StringBuilder text = new StringBuilder("%PDF-1.7\n");
        List<Integer> places = new ArrayList<>();
        for (String object : objects) {
            places.add(text.length());
            text.append(places.size()).append(" 0 obj\n").append(object).append("\nendobj\n");
        }
        int table = text.length();
        text.append("xref\n0 ").append(places.size() + 1).append("\n0000000000 65535 f \n");
        places.forEach(place -> text.append("%010d 00000 n \n".formatted(place)));
        return text.append("trailer << /Root 1 0 R /Size ")
                .append(places.size() + 1)
                .append(" >>\nstartxref\n")
                .append(table)
                .append("\n%%EOF\n")
                .toString();
    }
}
