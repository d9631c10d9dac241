package dash.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Documents at the command line: files with and without pages, and a server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DocumentsVerbsTest {

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @BeforeAll
    void sit_down() {
        desk.set("DASH_HOME", folder.resolve("home").toString());
    }

    @AfterAll
    void get_up() {
        desk.close();
    }

    @Test
    void texts_and_pdf_files_are_listed_shown_searched_and_cited() throws IOException {
        Project project = desk.project()
                .file("documents/returns.md", "# Returns policy\n\nHardware can be sent back within 30 days.\n")
                .file("documents/legal/terms_of_sale.pdf", pdf("Invoices are due after 14 days."));
        assertThat(project.run("documents", "list").out())
                .contains("returns.md")
                .contains("Returns policy, 1 passage")
                .contains("legal/terms_of_sale.pdf")
                .endsWith("2 documents");
        assertThat(project.run("documents", "show", "legal/terms_of_sale.pdf").out())
                .contains("[documents/legal/terms_of_sale.pdf, page 1]")
                .contains("Invoices are due after 14 days.");
        assertThat(project.run("documents", "search", "--json", "invoices", "due")
                        .json()
                        .path("passages"))
                .anySatisfy(passage -> assertThat(passage.path("place").asString(""))
                        .isEqualTo("documents/legal/terms_of_sale.pdf, page 1"));
        Outcome answer = project.run("ask", "What is our returns policy?");
        assertThat(answer.out())
                .contains("“Hardware can be sent back within 30 days.”")
                .contains("document Returns policy, documents/returns.md, line 3");
        Outcome json = project.run("ask", "--json", "When are invoices due?");
        assertThat(json.json().path("citations").get(0).path("place").asString(""))
                .isEqualTo("documents/legal/terms_of_sale.pdf, page 1");
        assertThat(json.json().path("sql").isNull()).isTrue();
    }

    @Test
    void a_pdf_is_called_by_the_large_letters_it_begins_with() throws IOException {
        Project project = desk.project()
                .file(
                        "documents/x1.pdf",
                        pdf("Security handbook", "Passwords have at least 16 characters, and nobody mails them."));
        assertThat(project.run("documents", "list").out()).contains("Security handbook, 1 passage");
        assertThat(project.run("documents", "show", "x1.pdf").out())
                .startsWith("Security handbook  [documents/x1.pdf, page 1]");
    }

    @Test
    void a_pdf_is_never_written_and_a_broken_one_is_told() throws IOException {
        byte[] whole = pdf("Invoices are due after 14 days.");
        Project project = desk.project()
                .file("documents/returns.md", "# Returns policy\n\nWithin 30 days.\n")
                .file("documents/terms.pdf", whole);
        assertThat(project.run("import").status()).isZero();
        assertThat(project.run("export").status()).isZero();
        assertThat(Files.readAllBytes(project.knowledge().resolve("documents/terms.pdf")))
                .isEqualTo(whole);
        assertThat(project.run("knowledge", "list", "--json").json().path("items"))
                .hasSize(1);
        project.file("documents/terms.pdf", "%PDF-1.4 broken");
        Outcome broken = project.run("import");
        assertThat(broken.status()).isEqualTo(2);
        assertThat(broken.err())
                .contains("KNOWLEDGE_UNREADABLE documents/terms.pdf")
                .contains("the file is no PDF that can be read")
                .contains("Next: ");
    }

    @Test
    void a_file_that_cannot_be_read_any_more_is_told_and_questions_rest_on_its_last_good_text() throws IOException {
        Project project = desk.project().file("documents/terms.pdf", pdf("Invoices are due after 14 days."));
        assertThat(project.run("import").status()).isZero();
        project.file("documents/terms.pdf", "%PDF-1.4 broken");
        for (int times = 0; times < 2; times++) {
            Outcome asked = project.run("ask", "When are invoices due?");
            assertThat(asked.err()).contains("documents/terms.pdf", "no PDF that can be read");
            assertThat(asked.out()).contains("Invoices are due after 14 days.");
        }
        project.file("documents/terms.pdf", pdf("Invoices are due after 30 days."));
        assertThat(project.run("ask", "When are invoices due?").out()).contains("after 30 days");
    }

    @Test
    void an_unknown_document_is_told_with_the_nearest() {
        Outcome unknown = desk.project()
                .file("documents/returns.md", "# Returns policy\n\nWithin 30 days.\n")
                .run("documents", "show", "return.md");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("KNOWLEDGE_UNKNOWN").contains("Did you mean returns.md?");
    }

    @Test
    void a_server_is_asked_cited_kept_and_told_by_the_doctor() throws IOException {
        Project project = desk.project();
        Path server = Files.writeString(project.home().resolve("Wiki.java"), SERVER);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String source = project.text("../dash.yaml");
        project.file(
                "../dash.yaml",
                source + "mcp:\n  wiki:\n    command: [\"" + java + "\", \"" + server
                        + "\"]\n    seconds: 60\n  gone:\n    command: [no-such-program]\n");
        Outcome asked = project.run("ask", "What is our parental leave policy?");
        assertThat(asked.out())
                .contains("“Parental leave is six months.”")
                .contains("wiki://search/")
                .contains("gone could not be started");
        assertThat(project.run("documents", "list").out()).contains("Leave, 1 passage");
        Outcome doctor = project.run("doctor");
        assertThat(doctor.out())
                .contains("ok  documents  wiki by command")
                .contains("tools: search")
                .contains("BAD documents  gone by command no-such-program; note: it could not be started");
        assertThat(doctor.status()).isEqualTo(1);
    }

    @Test
    void a_server_that_is_told_wrongly_is_refused_with_its_place() {
        Project project = desk.project();
        String source = project.text("../dash.yaml");
        project.file("../dash.yaml", source + "mcp:\n  wiki:\n    url: http://wiki.example/mcp\n");
        assertThat(project.run("documents", "list").err())
                .contains("PROJECT_BROKEN")
                .contains("begins with https://");
        project.file("../dash.yaml", source + "mcp:\n  wiki:\n    comand: [x]\n");
        assertThat(project.run("documents", "list").err()).contains("the nearest known one is command");
        project.file("../dash.yaml", source + "mcp:\n  wiki:\n    command: [x]\n    environment: [NOT_SET_HERE]\n");
        assertThat(project.run("documents", "list").err()).contains("the variable NOT_SET_HERE is not set");
    }

    private static byte[] pdf(String line) throws IOException {
        return pdf("", line);
    }

    private static byte[] pdf(String title, String line) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 11);
                content.newLineAtOffset(72, 700);
                if (!title.isEmpty()) {
                    content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 24);
                    content.showText(title);
                    content.newLineAtOffset(0, -60);
                    content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 11);
                }
                content.showText(line);
                content.endText();
            }
            document.save(bytes);
        }
        return bytes.toByteArray();
    }

    /** A server of a few lines that finds one page. */
    private static final String SERVER = """
            import java.util.Scanner;
            import java.util.regex.*;

            class Wiki {
                public static void main(String[] arguments) {
                    Scanner in = new Scanner(System.in);
                    while (in.hasNextLine()) {
                        String line = in.nextLine();
                        Matcher id = Pattern.compile("\\"id\\":(\\\\d+)").matcher(line);
                        if (!id.find()) {
                            continue;
                        }
                        String result = line.contains("tools/list")
                                ? "{\\"tools\\":[{\\"name\\":\\"search\\",\\"annotations\\":{\\"readOnlyHint\\":true},\\"inputSchema\\":{\\"type\\":\\"object\\",\\"properties\\":{\\"query\\":{\\"type\\":\\"string\\"}}}}]}"
                                : line.contains("tools/call")
                                        ? "{\\"content\\":[{\\"type\\":\\"text\\",\\"text\\":\\"# Leave\\\\n\\\\n## Parental leave policy\\\\n\\\\nParental leave is six months.\\"}]}"
                                        : "{\\"protocolVersion\\":\\"2025-06-18\\",\\"capabilities\\":{}}";
                        System.out.println("{\\"jsonrpc\\":\\"2.0\\",\\"id\\":" + id.group(1) + ",\\"result\\":" + result + "}");
                    }
                }
            }
            """;
}
