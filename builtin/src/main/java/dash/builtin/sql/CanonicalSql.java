package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.knowledge.Metric;
import dash.schema.Table;
import java.util.List;

/** Writes canonical metrics by their own definition. */
final class CanonicalSql {

    private final Scope scope;

    CanonicalSql(Scope scope) {
        this.scope = scope;
    }

    String figure(Term.Canonical canonical) {
        Metric metric = canonical.metric();
        if (metric.sqlTemplate().isPresent() || metric.expression().isEmpty()) {
            throw new Unwritable(metric.name() + " is a whole query, not a figure over rows");
        }
        return qualified(canonical).of(metric.expression().get());
    }

    List<String> filters(Term.Canonical canonical) {
        Qualified qualified = qualified(canonical);
        return canonical.metric().filters().stream()
                .map(qualified::of)
                .map(text -> text.matches("(?is).*\\bor\\b.*") ? "(" + text + ")" : text)
                .toList();
    }

    /** A metric calls its table by its own name. */
    private Qualified qualified(Term.Canonical canonical) {
        Node base = scope.find(canonical.rows())
                .filter(scope::hasPlainName)
                .orElseThrow(() ->
                        new Unwritable(canonical.metric().name() + " needs " + canonical.rows() + " by its own name"));
        List<Table> others = scope.own().stream()
                .filter(node -> node != base)
                .map(node -> node.occurrence().table())
                .toList();
        return new Qualified(base.occurrence().table(), others, scope.writing().dialect());
    }
}
