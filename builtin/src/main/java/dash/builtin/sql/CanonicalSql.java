package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.knowledge.Metric;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

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
        UnaryOperator<String> written = written(canonical);
        return canonical.metric().filters().stream()
                .map(written)
                .map(text -> text.matches("(?is).*\\bor\\b.*") ? "(" + text + ")" : text)
                .toList();
    }

    /** What people agreed on calls the table by its own name, which a second occurrence of it does not have. */
    private UnaryOperator<String> written(Term.Canonical canonical) {
        Optional<Node> renamed = scope.find(canonical.rows()).filter(node -> !scope.hasPlainName(node));
        if (renamed.isEmpty()) {
            return qualified(canonical)::of;
        }
        Qualified qualified = new Qualified(
                canonical.rows().table(), List.of(), scope.writing().dialect());
        String alias = scope.qualifier(renamed.get());
        return filter -> qualified.renamed(filter, alias);
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
