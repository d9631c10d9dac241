package dash.models.analyst.privacy;

/** What one question's model is shown, and how what it writes is read. For one question and one thread. */
public interface Veil {

    Privacy level();

    /** The question as the model reads it, with a line on each placeholder in it. */
    String question();

    /** The gathered context; already quoted. */
    String context(String told);

    /** Any other text that comes from the source, from knowledge or from a database's complaint; not yet quoted. */
    String foreign(String text);

    /** What an earlier answer told; empty when it stays here, because values of the source stand in it. */
    default String answer(String insight) {
        return showsRows() ? insight : "";
    }

    /** A text of a result that stands in a fact, such as the name of a leader. */
    String label(String text);

    /** A statement of the model's with the values that its placeholders stand for. */
    String statement(String sql);

    /** Words of the model's with what its placeholders stand for. */
    String words(String text);

    default boolean showsRows() {
        return level() == Privacy.ROWS;
    }

    default boolean showsFacts() {
        return level() != Privacy.SCHEMA;
    }

    /** Whether the answer may be worded by a model; otherwise it is worded here. */
    default boolean takesWording() {
        return level() != Privacy.SCHEMA;
    }
}
