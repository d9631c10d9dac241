package dash.context;

/**
 * One item that was picked for a question, and why.
 *
 * @param score what the search gave it, comparable within one layer; 0 for what came without being searched for
 * @param detail how much of it is told
 */
public record Pick(Layer layer, String name, double score, String reason, Detail detail) {

    /** How much of an item a model is told; the objects of the context are always whole. */
    public enum Detail {
        FULL,
        /** Of a table names and types, of anything else what fits on a line. */
        BRIEF,
        /** Of a table its columns' names. */
        NAMES
    }
}
