package dash.answer;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What columns and relations are called in one part of a statement. The alias in front of a column says nothing to
 * somebody who has not seen the SQL, so it goes, except where two columns would otherwise read as one.
 */
final class Names {

    private final Map<String, String> relations;
    private final Set<String> ambiguous;

    private Names(Map<String, String> relations, Set<String> ambiguous) {
        this.relations = Map.copyOf(relations);
        this.ambiguous = Set.copyOf(ambiguous);
    }

    static Names none() {
        return new Names(Map.of(), Set.of());
    }

    /** The names inside of a select; what it sees of the queries around it keeps the names it has there. */
    Names inside(Query.Select select) {
        Map<String, String> inner = new LinkedHashMap<>();
        select.from().forEach(relation -> collect(relation, inner));
        Map<String, Integer> uses = new HashMap<>();
        inner.values().forEach(words -> uses.merge(words, 1, Integer::sum));
        Map<String, String> all = new HashMap<>(relations);
        inner.forEach(
                (alias, words) -> all.put(alias, uses.getOrDefault(words, 0) > 1 ? words + " (" + alias + ")" : words));
        return new Names(all, sharedColumns(select));
    }

    private static void collect(Relation relation, Map<String, String> found) {
        switch (relation) {
            case Relation.Join join -> {
                collect(join.left(), found);
                collect(join.right(), found);
            }
            case Relation.Table table ->
                found.put(
                        table.alias()
                                .map(alias -> alias.name())
                                .orElse(table.name().last()),
                        words(table.name().last()));
            case Relation.Subquery subquery ->
                subquery.alias().ifPresent(alias -> found.put(alias.name(), words(alias.name())));
            case Relation.FunctionTable table ->
                table.alias().ifPresent(alias -> found.put(alias.name(), words(alias.name())));
            case Relation.Construct construct -> {
                construct.alias().ifPresent(alias -> found.put(alias.name(), words(alias.name())));
                construct.parts().stream()
                        .filter(Relation.class::isInstance)
                        .forEach(part -> collect((Relation) part, found));
            }
        }
    }

    /** Columns that this select takes from more than one relation under the same name. */
    private static Set<String> sharedColumns(Query.Select select) {
        Map<String, Set<String>> qualifiers = new HashMap<>();
        select.every(Expression.Column.class)
                .filter(column -> column.name().isQualified())
                .forEach(column -> qualifiers
                        .computeIfAbsent(column.name().last(), unseen -> new HashSet<>())
                        .add(column.name().schema().orElse("")));
        Set<String> shared = new HashSet<>();
        qualifiers.forEach((column, from) -> {
            if (from.size() > 1) {
                shared.add(column);
            }
        });
        return shared;
    }

    String column(Name name) {
        String column = words(name.last());
        if (!name.isQualified() || !ambiguous.contains(name.last())) {
            return column;
        }
        String of = name.schema().orElse("");
        return column + " of " + relations.getOrDefault(of, words(of));
    }

    /** What a relation is called where its alias or name is known. */
    String relation(Relation.Table table) {
        String alias =
                table.alias().map(given -> given.name()).orElse(table.name().last());
        return relations.getOrDefault(alias, words(table.name().last()));
    }

    static String words(String name) {
        return name.replace('_', ' ').strip();
    }

    static List<String> words(List<String> names) {
        return names.stream().map(Names::words).toList();
    }
}
