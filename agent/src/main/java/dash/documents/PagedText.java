package dash.documents;

import java.nio.file.Path;

/** Reads the text of a file that has pages, such as a PDF. */
@FunctionalInterface
public interface PagedText {

    /**
     * The text, with a form feed where a page ends; a fault where there is none to be had.
     *
     * @param shown what messages call the file
     */
    String read(Path file, String shown);
}
