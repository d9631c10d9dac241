package dash.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.documents.Passage;
import dash.documents.Passages;
import dash.fault.FaultException;
import dash.knowledge.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PdfTextTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void every_page_is_read_and_known_by_its_number() throws IOException {
        Path file =
                write("terms.pdf", List.of("Terms of sale."), List.of("Hardware can be sent", "back within 30 days."));
        String text = new PdfText().read(file, "documents/terms.pdf");
        assertThat(Passages.of(new Document("terms", "terms.pdf", text)))
                .extracting(Passage::place)
                .containsExactly("documents/terms.pdf, page 1", "documents/terms.pdf, page 2");
        assertThat(text).contains("Hardware can be sent\nback within 30 days.");
    }

    @Test
    void a_line_in_larger_letters_is_a_heading() throws IOException {
        Path file =
                write("terms.pdf", List.of("!Returns", "Hardware can be sent back.", "!Postage", "The grower pays."));
        String text = new PdfText().read(file, "documents/terms.pdf");
        assertThat(Passages.of(new Document("terms", "terms.pdf", text)))
                .extracting(Passage::label)
                .containsExactly("terms: Returns", "terms: Postage");
    }

    @Test
    void what_cannot_be_read_is_told_with_its_place_and_what_to_do() throws IOException {
        refused(
                Files.writeString(folder.resolve("broken.pdf"), "%PDF-1.7 and then nothing"),
                "no PDF that can be read");
        refused(Files.write(folder.resolve("empty.pdf"), new byte[0]), "no PDF that can be read");
        refused(write("picture.pdf", List.of()), "no words were found");
        refused(locked(), "locked with a password");
    }

    @Test
    void a_small_file_that_inflates_to_gigabytes_takes_its_child_down_and_nothing_else() throws IOException {
        Path file = InflatingPdf.write(folder.resolve("bomb.pdf"), "0 ", 1 << 10);
        assertThat(Files.size(file)).isLessThan(2 << 20);
        refused(file, "more memory than the 256 MB");
    }

    @Test
    void a_file_that_takes_too_long_is_given_up() throws IOException {
        Path file = InflatingPdf.write(folder.resolve("slow.pdf"), "BT /F1 12 Tf (abcdef) Tj ET q Q ", 100);
        refused(new PdfText(2_048, Duration.ofSeconds(1)), file, "longer than 1 seconds");
    }

    private static void refused(Path file, String why) {
        refused(new PdfText(), file, why);
    }

    private static void refused(PdfText pdf, Path file, String why) {
        assertThatThrownBy(() -> pdf.read(file, "documents/" + file.getFileName()))
                .isInstanceOfSatisfying(FaultException.class, failure -> {
                    assertThat(failure.fault().message()).contains(why);
                    assertThat(failure.fault().place().inWords()).contains("documents/" + file.getFileName());
                    assertThat(failure.fault().nextStep()).isNotBlank();
                });
    }

    private Path locked() throws IOException {
        Path file = folder.resolve("locked.pdf");
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage());
            document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            document.save(file.toFile());
        }
        return file;
    }

    @SafeVarargs
    private Path write(String name, List<String>... pages) throws IOException {
        Path file = folder.resolve(name);
        try (PDDocument document = new PDDocument()) {
            for (List<String> lines : pages) {
                PDPage page = new PDPage();
                document.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    content.beginText();
                    content.setLeading(14);
                    content.newLineAtOffset(72, 700);
                    for (String line : lines) {
                        boolean large = line.startsWith("!");
                        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), large ? 16 : 11);
                        content.showText(large ? line.substring(1) : line);
                        content.newLine();
                    }
                    content.endText();
                }
            }
            document.save(file.toFile());
        }
        return file;
    }
}
