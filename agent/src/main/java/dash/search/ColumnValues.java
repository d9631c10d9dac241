package dash.search;

import java.util.List;

/** Gives a few values of a column to the search. Sensitive columns are never asked for. */
@FunctionalInterface
public interface ColumnValues {

    ColumnValues NONE = column -> List.of();

    /** The most telling first, such as the most frequent; empty when the column has too many or none worth finding. */
    List<String> of(ColumnName column);
}
