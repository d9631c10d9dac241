package dash.context;

import dash.documents.Sentences;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Something that people wrote, whose words may be cited.
 *
 * @param names what people call it, the first one as it is shown
 * @param headings that a passage stands under
 * @param sentences all it says
 */
public record Source(Origin origin, List<String> names, List<String> headings, List<String> sentences) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    public Source {
        names = List.copyOf(names);
        headings = List.copyOf(headings);
        sentences = List.copyOf(sentences);
    }

    public String name() {
        return names.getFirst();
    }

    /** Whether these words stand in it, in this order and whole. */
    public boolean says(String quote) {
        return normal(Sentences.joined(sentences)).contains(normal(quote));
    }

    /** Whether a citation is of this and says what stands here. */
    public boolean backs(Citation citation) {
        return origin.equals(citation.origin()) && says(citation.quote());
    }

    private static String normal(String text) {
        String cut = text.endsWith(" …") ? text.substring(0, text.length() - 2) : text;
        return BLANKS.matcher(cut.replace(Sentences.BETWEEN, " "))
                .replaceAll(" ")
                .strip();
    }
}
