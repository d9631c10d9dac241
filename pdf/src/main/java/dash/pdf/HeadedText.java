package dash.pdf;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * Takes the text out of a PDF. A PDF has no headings, only larger letters: a short line that is set larger than most of the
 * text becomes one, so that the text can be cut where a reader would cut it.
 */
final class HeadedText extends PDFTextStripper {

    private static final double LARGER = 1.15;
    private static final double MUCH_LARGER = 1.6;
    private static final int LONGEST_HEADING = 120;

    private final Map<Integer, Integer> sizes = new HashMap<>();
    private double usual;

    HeadedText() {
        setSortByPosition(true);
        setLineSeparator("\n");
        setParagraphEnd("\n");
    }

    /** To be called when the whole text was taken out once: from then on it is known what is large. */
    void learn() {
        usual = sizes.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(0)
                / 10.0;
    }

    @Override
    protected void writeString(String text, List<TextPosition> positions) throws IOException {
        double size = positions.stream()
                .mapToDouble(TextPosition::getFontSizeInPt)
                .max()
                .orElse(0);
        if (usual == 0) {
            sizes.merge((int) Math.round(size * 10), text.length(), Integer::sum);
        }
        boolean heading = usual > 0 && size >= usual * LARGER && text.length() <= LONGEST_HEADING && !text.isBlank();
        if (heading) {
            writeString("\n" + (size >= usual * MUCH_LARGER ? "# " : "## ") + text.strip() + "\n");
        } else {
            writeString(text);
        }
    }
}
