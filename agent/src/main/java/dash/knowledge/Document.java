package dash.knowledge;

/** A text of the house, kept whole. The path is relative to the documents folder and uses forward slashes. */
public record Document(String title, String path, String text) implements Item {

    public Document {
        Names.required("document", path);
    }

    @Override
    public Kind kind() {
        return Kind.DOCUMENT;
    }

    @Override
    public String label() {
        return path;
    }
}
