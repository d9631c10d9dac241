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
}
