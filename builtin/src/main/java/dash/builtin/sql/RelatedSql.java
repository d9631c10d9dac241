package dash.builtin.sql;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Condition.Quantity;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes how many rows have to belong to a row. */
final class RelatedSql {

    private final Scope scope;
    private final Mentions mentions;

    RelatedSql(Scope scope) {
        this.scope = scope;
        this.mentions = new Mentions(scope.writing().paths());
    }

    String text(Condition.Related related) {
        if (related.other().equals(related.anchor())) {
            throw new Unwritable(related.anchor() + " belongs to itself");
        }
        return switch (related.quantity()) {
            case Quantity.Some() -> exists(related);
            case Quantity.None() -> "NOT " + exists(related);
            case Quantity.Measured measured -> {
                Optional<Boolean> some = some(measured);
                yield some.isPresent() ? (some.get() ? "" : "NOT ") + exists(related) : measured(related, measured);
            }
        };
    }

    /** A count that only tells whether there is one. */
    private static Optional<Boolean> some(Quantity.Measured measured) {
        boolean count = measured.figure().function() == Term.Function.COUNT
                && measured.figure().of().isEmpty()
                && measured.figure().only().isEmpty();
        if (!count || !(measured.limit() instanceof Term.Constant constant)) {
            return Optional.empty();
        }
        String told = measured.comparison().symbol() + constant.value();
        return switch (told) {
            case "=0", "<=0", "<1" -> Optional.of(false);
            case ">0", ">=1", "<>0" -> Optional.of(true);
            default -> Optional.empty();
        };
    }

    private String exists(Condition.Related related) {
        JoinTree tree = tree(related, List.of());
        Scope inner = new Scope(scope.writing(), tree, Optional.of(scope), own(tree), List.of(), Map.of());
        return "EXISTS (\n" + Writing.indented(ExistsSql.select("1", inner, related.conditions())) + "\n)";
    }

    /** For each row by itself, so that a row to which nothing belongs is told too. */
    String tally(Term.Tally tally) {
        Term.Figure figure = tally.figure();
        Condition.Related rows =
                new Condition.Related(tally.anchor(), figure.rows(), tally.conditions(), new Quantity.Some());
        JoinTree tree = tree(rows, List.of(figure));
        Scope inner = new Scope(scope.writing(), tree, Optional.of(scope), own(tree), List.of(), Map.of());
        String told = new TermSql(inner, List.of()).text(figure);
        return "(\n" + Writing.indented(ExistsSql.select(told, inner, tally.conditions())) + "\n)";
    }

    private String measured(Condition.Related related, Quantity.Measured measured) {
        JoinTree tree = tree(related, List.of(measured.figure()));
        Node top = own(tree).getFirst();
        Edge edge = top.edge().orElseThrow();
        Scope inner = new Scope(scope.writing(), tree, Optional.empty(), own(tree), List.of(top), Map.of());
        List<String> keys = columns(inner, top, edge.toColumns());
        Select select = new Select();
        select.items(keys);
        Set<Occurrence> strict = new LinkedHashSet<>(mentions.strict(related.conditions()));
        strict.add(related.other());
        select.from(new FromSql(inner, strict).text());
        select.where(new ConditionSql(inner).all(related.conditions()));
        select.groupBy(keys);
        TermSql terms = new TermSql(inner, List.of());
        Comparison comparison = measured.comparison();
        select.having(List.of(
                terms.text(measured.figure()) + " " + comparison.symbol() + " " + terms.text(measured.limit())));
        Node anchor = tree.root();
        List<String> left = columns(scope, anchor, edge.fromColumns());
        return ConditionSql.row(left) + " IN (\n" + Writing.indented(select.text()) + "\n)";
    }

    private static List<String> columns(Scope at, Node node, List<String> columns) {
        return columns.stream()
                .map(column -> at.column(new Term.Attribute(node.occurrence(), column)))
                .toList();
    }

    /** Those that are not there already, around this place. */
    private List<Node> own(JoinTree tree) {
        return tree.nodes().stream()
                .filter(node -> !scope.tree().nodes().contains(node))
                .toList();
    }

    /** Of the row, what its conditions compare with around it, and what belongs to it with what its conditions find at most once. */
    private JoinTree tree(Condition.Related related, List<Term> figures) {
        Node anchor = scope.find(related.anchor())
                .orElseThrow(() -> new Unwritable(related.anchor() + " is not within reach"));
        JoinTree tree = new JoinTree(scope.writing().paths(), List.of(anchor));
        downwards(anchor, related.other())
                .ifPresentOrElse(way -> tree.walk(way, related.other()), () -> tree.join(List.of(related.other())));
        List<Node> inside = new ArrayList<>(tree.nodes());
        inside.removeFirst();
        JoinTree within = new JoinTree(scope.writing().paths(), inside);
        within.join(Mentions.ofAll(figures));
        Set<Occurrence> told = mentions.of(related.conditions());
        List<Node> all = new ArrayList<>(List.of(anchor));
        told.stream()
                .flatMap(occurrence -> scope.find(occurrence).stream())
                .filter(node -> !node.equals(anchor))
                .forEach(all::add);
        told.removeIf(occurrence -> scope.find(occurrence).isPresent());
        within.joinSingle(told);
        all.addAll(within.nodes());
        return new JoinTree(scope.writing().paths(), all);
    }

    /** What belongs to a row of the same table are those that refer to it, not the one that it refers to. */
    private Optional<Way> downwards(Node anchor, Occurrence other) {
        return scope.writing().paths().from(anchor.occurrence().table()).stream()
                .filter(edge ->
                        edge.to().name().equals(anchor.occurrence().table().name()))
                .filter(edge -> edge.to().name().equals(other.table().name()))
                .filter(edge -> edge.uses(other.via()) && !edge.toOne())
                .findFirst()
                .map(edge -> new Way(anchor, List.of(edge), edge.cost()));
    }
}
