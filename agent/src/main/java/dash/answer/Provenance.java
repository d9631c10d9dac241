package dash.answer;

import dash.provenance.Because;
import java.util.List;

/**
 * Where an answer came from. Tables, filters and time range are read off the statement that ran; knowledge is what the
 * reading of the question rested on.
 *
 * @param metricUsed the canonical metric with its owner, or empty
 * @param timeRange the days the statement restricts itself to, or empty when it does not
 */
public record Provenance(
        String metricUsed,
        List<String> tablesAccessed,
        List<Filter> filtersApplied,
        String timeRange,
        String dataFreshness,
        List<String> knowledgeApplied,
        List<String> caveats,
        List<Because> tree) {

    /** A condition of the statement, in words and as written. */
    public record Filter(String words, String sql) {}

    public static final Provenance NONE =
            new Provenance("", List.of(), List.of(), "", "", List.of(), List.of(), List.of());

    public Provenance {
        tablesAccessed = List.copyOf(tablesAccessed);
        filtersApplied = List.copyOf(filtersApplied);
        knowledgeApplied = List.copyOf(knowledgeApplied);
        caveats = List.copyOf(caveats);
        tree = List.copyOf(tree);
    }
}
