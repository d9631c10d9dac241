package dash.search;

import java.util.List;

/** Finds texts among the values of columns. */
@FunctionalInterface
public interface Values {

    /** Knows no values; for a source that must not be looked into. */
    Values NONE = (texts, columns) -> List.of();

    /**
     * Which of the texts stand in which of the columns, as whole values and whatever their case. Sensitive columns are never
     * searched. A search that would cost too much may leave a column out: a value that is not found is not used, so this
     * can cost an answer but never falsify one.
     */
    List<ValueMatch> find(List<String> texts, List<ColumnName> columns);

    /**
     * The same for those who must not miss a value, such as a mask: what a search that is felt would leave out is looked
     * for too, however long it takes.
     */
    default List<ValueMatch> findEverywhere(List<String> texts, List<ColumnName> columns) {
        return find(texts, columns);
    }

    /**
     * Values that are nearly one of the texts: they hold it as whole words ("Martin" in "Martin Ødegaard"), or one slip of
     * the keyboard lies between them. At most a handful a text, the nearest first, and none for a text that is itself a
     * value of these columns. Only among values that are at hand, so that this costs next to nothing and misses some.
     */
    default List<ValueMatch> near(List<String> texts, List<ColumnName> columns) {
        return List.of();
    }
}
