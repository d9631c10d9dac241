package dash.profile;

import dash.execute.Rows;
import dash.schema.RelationName;
import java.util.List;

/**
 * Looks into the tables of a source, a part at a time. Whoever asks leaves sensitive columns out. What takes too long or
 * fails is a {@link dash.fault.FaultException}; the table is then left out, or known less exactly.
 */
public interface Sampler {

    long count(RelationName table);

    /** At most so many rows, spread over the table where the engine can do that without reading all of it. */
    Rows sample(RelationName table, List<String> columns, int rows);

    /** The most frequent values and how often each is there, over the whole table: two columns, the most frequent first. */
    Rows frequent(RelationName table, String column, int most);

    /**
     * How many rows of the child find a row of the parent. Rows in which one of the columns is missing do not count.
     *
     * @param rows how many rows of the child are looked at, at most
     */
    Matching matching(
            RelationName child, List<String> childColumns, RelationName parent, List<String> parentColumns, int rows);
}
