package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes whole queries. */
final class SelectSql {

    private final Writing writing;
    private final Mentions mentions;

    SelectSql(Writing writing) {
        this.writing = writing;
        this.mentions = new Mentions(writing.paths());
    }

    String text(Asked query) {
        if (SeriesSql.fits(query)) {
            return new SeriesSql(writing).text(query);
        }
        return query.bestOfEach().isPresent()
                ? new BestSql(writing).text(query)
                : draft(query).finished();
    }

    /** All of it but its order and its limit. */
    Draft draft(Asked query) {
        Shape shape = Shape.of(query, writing);
        JoinTree tree = new JoinTree(writing.paths(), query.subject());
        tree.join(shape.needed());
        Partition partition = Partition.of(shape, tree);
        if (partition.isSplit()) {
            return new PartsSql(writing).draft(query, shape, partition);
        }
        Optional<Occurrence> base = partition.betterSubject(query.subject(), writing.paths());
        if (base.isPresent()) {
            return draft(rebased(query, shape, base.get()));
        }
        return plain(query, shape, tree);
    }

    private Draft plain(Asked query, Shape shape, JoinTree tree) {
        tree.joinSingle(mentions.of(query.where()));
        shape.figures().forEach(term -> {
            if (term instanceof Term.Figure figure) {
                tree.joinSingle(mentions.of(figure.only()));
            }
        });
        List<Node> groups = Mentions.ofAll(shape.keys()).stream()
                .flatMap(occurrence -> tree.find(occurrence).stream())
                .toList();
        Scope scope = new Scope(writing, tree, Optional.empty(), tree.nodes(), groups, Map.of());
        Select select = new Select();
        select.from(new FromSql(scope, strict(query, shape)).text());
        List<String> where = new ArrayList<>();
        canonicals(shape)
                .forEach(metric -> new CanonicalSql(scope)
                        .filters(metric).stream()
                                .filter(text -> !where.contains(text))
                                .forEach(where::add));
        where.addAll(new ConditionSql(scope).all(query.where()));
        select.where(where);
        TermSql terms = new TermSql(scope, query.groups());
        select.groupBy(shape.keys().stream().map(terms::shown).toList());
        select.having(new ConditionSql(scope).all(query.having()));
        return new Draft(query, shape, select, terms);
    }

    private static List<Term.Canonical> canonicals(Shape shape) {
        return shape.figures().stream()
                .filter(Term.Canonical.class::isInstance)
                .map(Term.Canonical.class::cast)
                .toList();
    }

    /** In a listing rows stay that lack a partner; a figure is over rows that have one, and so is a group. */
    private Set<Occurrence> strict(Asked query, Shape shape) {
        Set<Occurrence> strict = new LinkedHashSet<>(mentions.strict(query.where()));
        if (shape.grouped()) {
            strict.addAll(shape.needed());
        }
        return strict;
    }

    /** About the rows that its figures are over, when something else would count them twice. */
    private Asked rebased(Asked query, Shape shape, Occurrence base) {
        Set<Occurrence> keys = Mentions.ofAll(shape.keys());
        List<Condition> where = new ArrayList<>();
        List<Condition> there = new ArrayList<>();
        for (Condition condition : ConditionSql.flat(query.where())) {
            Set<Occurrence> told = mentions.of(condition);
            boolean here = told.equals(Set.of(base)) || told.stream().anyMatch(keys::contains);
            (here || keys.contains(query.subject()) ? where : there).add(condition);
        }
        if (!keys.contains(query.subject())) {
            where.add(new Condition.Related(base, query.subject(), there, new Condition.Quantity.Some()));
        }
        return new Asked(
                base,
                query.outputs(),
                where,
                query.groups(),
                query.having(),
                query.ordering(),
                query.limit(),
                query.passed(),
                query.distinct(),
                query.bestOfEach());
    }
}
