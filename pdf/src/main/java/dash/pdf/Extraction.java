package dash.pdf;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Takes the text out of one file. A file can make this take any time and memory, so it happens in a {@link Child}. */
final class Extraction {

    private static final int MOST_PAGES = 2_000;
    private static final int PAGES_TO_LEARN = 20;
    static final int MOST_CHARACTERS = 2_000_000;

    static {
        // Fonts that are missing here concern nobody who wants words only.
        Logger.getLogger("org.apache.pdfbox").setLevel(Level.SEVERE);
        Logger.getLogger("org.apache.fontbox").setLevel(Level.SEVERE);
    }

    private Extraction() {}

    static String read(Path file, String shown) {
        // What a file inflates to is held by this process alone and never written to the disk.
        try (PDDocument document = Loader.loadPDF(file.toFile(), IOUtils.createMemoryOnlyStreamCache())) {
            return text(document, shown);
        } catch (InvalidPasswordException locked) {
            throw fault(shown, "", "the file is locked with a password", "Put a copy here that is not");
        } catch (IOException | StackOverflowError broken) {
            throw fault(shown, "", "the file is no PDF that can be read", "Export it again, or save its text as .md");
        }
    }

    private static String text(PDDocument document, String shown) throws IOException {
        int pages = document.getNumberOfPages();
        if (pages > MOST_PAGES) {
            throw fault(shown, pages + " pages", "the file has more than " + MOST_PAGES + " pages", "Divide it");
        }
        HeadedText stripper = new HeadedText();
        stripper.setEndPage(Math.min(pages, PAGES_TO_LEARN));
        stripper.getText(document);
        stripper.learn();
        StringBuilder text = new StringBuilder();
        for (int page = 1; page <= pages; page++) {
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            text.append(page == 1 ? "" : "\f\n").append(plain(stripper.getText(document)));
            if (text.length() > MOST_CHARACTERS) {
                throw fault(shown, "", "the file holds more than " + MOST_CHARACTERS + " characters", "Divide it");
            }
        }
        if (text.toString().isBlank()) {
            throw fault(
                    shown,
                    "",
                    "no words were found in the file; its pages are pictures, perhaps",
                    "Put its text here as .md or .txt");
        }
        return text.toString();
    }

    /** Words divided at the end of a line are put together; what no text needs goes. */
    private static String plain(String text) {
        return text.replace("\r", "")
                        .replaceAll("(?<=\\p{Ll})[-\u00ad]\n(?=\\p{Ll})", "")
                        .replaceAll("[\\p{Cntrl}&&[^\n\t]]|\\p{Cf}", "")
                        .replaceAll("[ \t]+\n", "\n")
                        .replaceAll("\n{3,}", "\n\n")
                        .strip()
                + "\n";
    }

    static FaultException fault(String shown, String value, String message, String nextStep) {
        return FaultException.of(Code.KNOWLEDGE_UNREADABLE, Place.file(shown), value, message, nextStep);
    }
}
