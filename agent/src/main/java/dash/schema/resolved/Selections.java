package dash.schema.resolved;

import dash.schema.Schema;
import dash.statement.CommonTable;
import dash.statement.Node;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import dash.statement.With;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every SELECT of a statement, names resolved against the live schema and the common table expressions in sight. */
public final class Selections {

    private final Schema schema;
    private final List<Selection> all = new ArrayList<>();
    /** By identity: two queries that read the same stand in different scopes. */
    private final IdentityHashMap<Query, List<Selection>> byQuery = new IdentityHashMap<>();

    private final List<Selection> top;

    private Selections(Statement statement, Schema schema) {
        this.schema = schema;
        this.top = statement.asked() instanceof Query query ? walk(query, Map.of(), Optional.empty()) : List.of();
    }

    public static Selections of(Statement statement, Schema schema) {
        return new Selections(statement, schema);
    }

    /** Inner ones before those that read them. */
    public List<Selection> all() {
        return all;
    }

    /** What makes up the result: one SELECT, or the branches of a set operation. */
    public List<Selection> top() {
        return top;
    }

    public List<Selection> of(Query query) {
        return byQuery.getOrDefault(query, List.of());
    }

    private List<Selection> walk(Query query, Map<String, Derived> around, Optional<Selection> outer) {
        Map<String, Derived> commons = new HashMap<>(around);
        query.with().ifPresent(with -> readWith(with, commons, outer));
        List<Selection> branches = switch (query.body()) {
            case Query.Select select -> List.of(select(query, select, commons, outer));
            case Query.SetOperation operation -> {
                List<Selection> both = new ArrayList<>(walk(operation.left(), commons, outer));
                both.addAll(walk(operation.right(), commons, outer));
                yield both;
            }
            case Query.Values values -> List.of();
        };
        byQuery.put(query, branches);
        Optional<Selection> inside = branches.size() == 1 ? Optional.of(branches.getFirst()) : outer;
        query.orderBy().forEach(item -> nested(item, commons, inside));
        return branches;
    }

    private void readWith(With with, Map<String, Derived> commons, Optional<Selection> outer) {
        for (CommonTable table : with.tables()) {
            if (table.body() instanceof Query body) {
                commons.put(table.name(), derived(body, table.columns(), walk(body, commons, outer)));
            }
        }
    }

    private Selection select(
            Query query, Query.Select select, Map<String, Derived> commons, Optional<Selection> outer) {
        FromReader reader = new FromReader(
                schema,
                commons,
                subquery -> derived(subquery.query(), List.of(), walk(subquery.query(), commons, outer)));
        Selection selection = new Selection(query, select, reader.read(select.from()), outer);
        all.add(selection);
        select.children().forEach(child -> nested(child, commons, Optional.of(selection)));
        return selection;
    }

    /** Queries inside expressions; those in FROM were read with it. */
    private void nested(Node node, Map<String, Derived> commons, Optional<Selection> outer) {
        switch (node) {
            case Query query -> walk(query, commons, outer);
            case Relation.Subquery subquery -> {
                // read with its FROM
            }
            default -> node.children().forEach(child -> nested(child, commons, outer));
        }
    }

    private static Derived derived(Query query, List<String> names, List<Selection> branches) {
        List<String> own = branches.isEmpty()
                ? OutputColumns.of(query)
                : branches.getFirst().outputs().stream().map(Output::name).toList();
        List<String> columns = new ArrayList<>(names);
        if (names.size() < own.size()) {
            columns.addAll(own.subList(names.size(), own.size()));
        }
        return new Derived(query, branches, columns);
    }
}
