package dash.statement;

import java.util.List;
import java.util.Optional;

/**
 * One common table expression. Its body is a {@link Root.Command} when it writes.
 *
 * @param search the columns and the sequence column of SEARCH, when there is one
 */
public record CommonTable(
        Span span,
        String name,
        List<String> columns,
        Materialized materialized,
        Root body,
        Optional<Search> search,
        Optional<Cycle> cycle)
        implements Node {

    public CommonTable {
        columns = List.copyOf(columns);
    }

    public enum Materialized {
        UNSAID,
        ALWAYS,
        NEVER
    }

    /** SEARCH BREADTH or DEPTH FIRST BY columns SET column. */
    public record Search(boolean breadthFirst, List<String> by, String sequence) {
        public Search {
            by = List.copyOf(by);
        }
    }

    /** CYCLE columns SET mark USING path; the values of the mark are expressions and walked like all others. */
    public record Cycle(
            Span span, List<String> columns, String mark, String path, Expression marked, Expression unmarked)
            implements Node {
        public Cycle {
            columns = List.copyOf(columns);
        }
    }
}
