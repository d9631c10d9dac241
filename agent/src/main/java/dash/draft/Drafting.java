package dash.draft;

import dash.knowledge.Item;
import dash.knowledge.Metric;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Guesses knowledge from a schema and from what was found in its rows. Pure and safe for many threads. */
public final class Drafting {

    private Drafting() {}

    /**
     * @param findings by table; a table without any is drafted from its names alone
     * @param sensitive columns of which nothing is told
     * @param quoting spells a name as a statement of this source needs it
     */
    public static Drafts of(
            Schema schema,
            Map<RelationName, TableFindings> findings,
            Predicate<ColumnName> sensitive,
            UnaryOperator<String> quoting) {
        Subjects subjects = new Subjects(schema, findings, sensitive, quoting);
        TableDrafts tables = new TableDrafts(subjects);
        List<Metric> metrics = MetricDrafts.of(subjects);
        List<Item> items = new ArrayList<>();
        subjects.all().forEach(subject -> items.add(tables.of(subject)));
        items.addAll(metrics);
        items.addAll(GlossaryDrafts.of(subjects));
        return new Drafts(items, QuestionDrafts.of(subjects, metrics));
    }
}
