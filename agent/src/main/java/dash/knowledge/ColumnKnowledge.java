package dash.knowledge;

/**
 * What people say about a column.
 *
 * @param type the type they claim, or empty; the live schema may disagree, and lint says so
 * @param description its meaning, or empty
 */
public record ColumnKnowledge(String name, String type, String description) {

    public ColumnKnowledge {
        Names.required("column", name);
    }
}
