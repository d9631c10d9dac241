package dash.answer;

import dash.answer.why.Why;
import dash.provenance.Because;
import java.util.ArrayList;
import java.util.List;

/**
 * Where an answer came from. Tables, filters and time range are read off the statement that ran; knowledge is what the
 * reading of the question rested on, and what the statement honours.
 *
 * @param metricUsed the canonical metric with its owner, or empty
 * @param timeRange the days the statement restricts itself to, or empty when it does not
 * @param dataFreshness how new the data are, and how that is known
 * @param statement the SQL that ran, or empty
 * @param schemaFingerprint which state of the source's catalog it was judged by
 * @param knowledgeVersion which state of the knowledge was used
 * @param rowHash a checksum of columns and rows: equal rows, equal hash
 */
public record Provenance(
        String metricUsed,
        List<String> tablesAccessed,
        List<Filter> filtersApplied,
        String timeRange,
        String dataFreshness,
        List<String> knowledgeApplied,
        List<String> learningsApplied,
        List<String> caveats,
        String statement,
        String schemaFingerprint,
        String knowledgeVersion,
        String rowHash,
        List<Because> tree) {

    /** A condition of the statement, in words and as written. */
    public record Filter(String words, String sql) {}

    public static final Provenance NONE = new Provenance(
            "", List.of(), List.of(), "", "", List.of(), List.of(), List.of(), "", "", "", "", List.of());

    public Provenance {
        tablesAccessed = List.copyOf(tablesAccessed);
        filtersApplied = List.copyOf(filtersApplied);
        knowledgeApplied = List.copyOf(knowledgeApplied);
        learningsApplied = List.copyOf(learningsApplied);
        caveats = List.copyOf(caveats);
        tree = List.copyOf(tree);
    }

    /** The same with what was written about the time of a notable fact, beside what the answer rests on. */
    Provenance citing(List<Why> why) {
        List<Because> more = new ArrayList<>(tree);
        why.forEach(each -> more.add(Because.of(
                "around " + each.period() + ": “" + each.citation().quote() + "”",
                each.citation().origin())));
        return new Provenance(
                metricUsed,
                tablesAccessed,
                filtersApplied,
                timeRange,
                dataFreshness,
                knowledgeApplied,
                learningsApplied,
                caveats,
                statement,
                schemaFingerprint,
                knowledgeVersion,
                rowHash,
                more);
    }
}
