package dash.builtin.sql;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes conditions on rows elsewhere: there is one for which all hold that speak of it. */
final class ExistsSql {

    private final Scope scope;

    ExistsSql(Scope scope) {
        this.scope = scope;
    }

    List<String> texts(List<Condition> conditions) {
        ConditionSql here = new ConditionSql(scope);
        JoinTree wider = new JoinTree(scope.writing().paths(), scope.tree().nodes());
        Set<Occurrence> wanted = new LinkedHashSet<>();
        conditions.forEach(condition -> wanted.addAll(here.outside(condition)));
        wider.join(wanted);
        List<Branches> all = new ArrayList<>();
        for (Condition condition : conditions) {
            Branches branches = new Branches(new HashSet<>(), new ArrayList<>());
            here.outside(condition)
                    .forEach(occurrence ->
                            branches.tops().add(top(wider.find(occurrence).orElseThrow())));
            branches.conditions().add(condition);
            add(branches, all);
        }
        return all.stream().map(branches -> text(branches, wider)).toList();
    }

    /** Conditions that share a branch are about the same rows. */
    private record Branches(Set<Node> tops, List<Condition> conditions) {}

    private static void add(Branches added, List<Branches> all) {
        for (Branches other : List.copyOf(all)) {
            if (other.tops().stream().anyMatch(added.tops()::contains)) {
                all.remove(other);
                added.tops().addAll(other.tops());
                added.conditions().addAll(0, other.conditions());
            }
        }
        all.add(added);
    }

    private Node top(Node node) {
        Node above = node.parent().orElseThrow();
        return scope.tree().nodes().contains(above) ? node : top(above);
    }

    private String text(Branches branches, JoinTree wider) {
        List<Node> own = wider.nodes().stream()
                .filter(node -> branches.tops().stream().anyMatch(node::within))
                .toList();
        List<Node> reach = new ArrayList<>(scope.tree().nodes());
        reach.addAll(own);
        JoinTree tree = new JoinTree(scope.writing().paths(), reach);
        Scope inner = new Scope(scope.writing(), tree, Optional.of(scope), own, List.of(), Map.of());
        return "EXISTS (\n" + Writing.indented(select("1", inner, branches.conditions())) + "\n)";
    }

    /** The first table of the scope stands below its parent, which is outside. */
    static String select(String told, Scope inner, List<Condition> conditions) {
        Mentions mentions = new Mentions(inner.writing().paths());
        Set<Occurrence> strict = mentions.strict(conditions);
        inner.own()
                .forEach(node ->
                        node.edge().filter(edge -> !edge.toOne()).ifPresent(edge -> strict.add(node.occurrence())));
        FromSql from = new FromSql(inner, strict);
        List<String> where = new ArrayList<>();
        where.add(from.condition(inner.own().getFirst()));
        where.addAll(new ConditionSql(inner).all(conditions));
        return "SELECT " + told + "\n" + from.text() + "\nWHERE " + String.join("\n  AND ", where);
    }
}
