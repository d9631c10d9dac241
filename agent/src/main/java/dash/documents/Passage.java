package dash.documents;

import dash.provenance.Origin;
import java.util.List;

/**
 * A piece of a document, with where it stands.
 *
 * @param path of the document, as {@link dash.knowledge.Document} has it
 * @param headings it stands under, the outermost first, without the title of the document
 * @param place for people, such as {@code documents/refunds.md, line 12}
 * @param number among the passages of its document, from 1
 */
public record Passage(String path, String title, List<String> headings, String place, int number, String text) {

    public Passage {
        headings = List.copyOf(headings);
    }

    /** Under which a search knows it. */
    public String id() {
        return "document:" + path + "#" + number;
    }

    /** Title and headings, as a reader would name the spot. */
    public String label() {
        return headings.isEmpty() ? title : title + ": " + String.join(" › ", headings);
    }

    public Origin origin() {
        return new Origin.Document(label(), place);
    }
}
