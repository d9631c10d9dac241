package dash.knowledge;

/** A text of the house, kept whole. The path is relative to the documents folder and uses forward slashes. */
public record Document(String title, String path, String text) {

    public Document {
        Names.required("document", path);
    }
}
