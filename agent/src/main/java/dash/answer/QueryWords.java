package dash.answer;

import dash.statement.CommonTable;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.OrderItem;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says a query in words, in the order in which it is carried out: rows, filters, groups, values, order, limit. */
final class QueryWords {

    private final Speaker speaker;

    QueryWords(Speaker speaker) {
        this.speaker = speaker;
    }

    /** The query itself; named steps in front of it stand in brackets. */
    String query(Query query) {
        List<String> parts = new ArrayList<>();
        for (CommonTable table : query.with().map(With::tables).orElse(List.of())) {
            if (table.body() instanceof Query body) {
                parts.add("first " + Names.words(table.name()) + ": " + speaker.query(body));
            }
        }
        parts.add(body(query));
        return String.join("; ", parts);
    }

    /** The query without its named steps. */
    String body(Query query) {
        List<String> parts = new ArrayList<>();
        parts.add(
                switch (query.body()) {
                    case Query.Select select -> select(select, !query.orderBy().isEmpty());
                    case Query.SetOperation operation -> together(operation);
                    case Query.Values values -> given(values);
                });
        parts.addAll(ordering(query));
        return String.join("; ", parts);
    }

    /** A plain look into one table needs no steps: {@code account id of accounts where it is open}. */
    Optional<String> shortly(Query query, boolean withValues) {
        boolean bare = query.with().isEmpty()
                && query.orderBy().isEmpty()
                && query.limit().isEmpty()
                && query.offset().isEmpty();
        if (!bare
                || !(query.body() instanceof Query.Select select)
                || select.from().size() != 1
                || !(select.from().getFirst() instanceof Relation.Table)
                || select.grouping().isPresent()
                || select.having().isPresent()
                || select.qualify().isPresent()
                || select.distinct()
                        .filter(distinct -> !distinct.on().isEmpty())
                        .isPresent()
                || select.items().stream().anyMatch(item -> withValues && isCalculated(item.value()))
                || select.items().stream()
                        .anyMatch(item -> item.value()
                                .every(Expression.Call.class)
                                .findAny()
                                .isPresent())) {
            return Optional.empty();
        }
        Speaker inner = speaker.inside(select);
        String values = withValues
                ? English.and(select.items().stream()
                                .map(item -> inner.value(item.value()))
                                .toList()) + " of "
                : "";
        List<Expression> kept = Conjuncts.of(select.where());
        return Optional.of(values
                + new RelationWords(inner).of(select.from().getFirst())
                + (kept.isEmpty() ? "" : " where " + inner.conditions(kept)));
    }

    private String given(Query.Values values) {
        int rows = values.rows().size();
        if (rows > 5) {
            return rows + " rows that are written out";
        }
        return "the given "
                + values.rows().stream()
                        .map(row -> row.elements().size() == 1
                                ? speaker.value(row.elements().getFirst())
                                : speaker.value(row))
                        .collect(Collectors.joining(", "));
    }

    private String together(Query.SetOperation operation) {
        boolean all = operation.all();
        if (operation.operator() == Query.SetOperator.UNION) {
            List<String> parts =
                    chain(operation, all).stream().map(speaker::query).toList();
            return "takes the rows of " + English.and(parts) + (all ? "" : ", each different row once");
        }
        String left = speaker.query(operation.left());
        String right = speaker.query(operation.right());
        return switch (operation.operator()) {
            case UNION -> throw new IllegalStateException("told before");
            case INTERSECT ->
                "takes the rows that are in both " + left + " and " + right
                        + (all ? ", as often as in both" : ", each once");
            case EXCEPT ->
                "takes the rows of " + left + " that are not in " + right + (all ? ", one for one" : ", each once");
        };
    }

    /** Unions of one kind in a row are one list of parts. */
    private static List<Query> chain(Query.SetOperation operation, boolean all) {
        List<Query> parts = new ArrayList<>();
        for (Query side : List.of(operation.left(), operation.right())) {
            boolean bare = side.with().isEmpty()
                    && side.orderBy().isEmpty()
                    && side.limit().isEmpty()
                    && side.offset().isEmpty();
            if (bare
                    && side.body() instanceof Query.SetOperation inner
                    && inner.operator() == Query.SetOperator.UNION
                    && inner.all() == all) {
                parts.addAll(chain(inner, all));
            } else {
                parts.add(side);
            }
        }
        return parts;
    }

    private String select(Query.Select select, boolean sorted) {
        Speaker inner = speaker.inside(select);
        List<String> parts = new ArrayList<>();
        if (!select.from().isEmpty()) {
            RelationWords relations = new RelationWords(inner);
            parts.add("starts from "
                    + select.from().stream().map(relations::of).collect(Collectors.joining(" combined with ")));
        }
        List<Expression> kept = Conjuncts.of(select.where());
        if (!kept.isEmpty()) {
            parts.add("keeps the rows where " + inner.conditions(kept));
        }
        parts.add(values(select, inner));
        select.having()
                .ifPresent(having -> parts.add("keeps the groups where " + inner.conditions(Conjuncts.of(having))));
        select.qualify()
                .ifPresent(
                        qualify -> parts.add("then keeps the rows where " + inner.conditions(Conjuncts.of(qualify))));
        select.windows()
                .forEach(window -> parts.add("the window " + window.name() + " means"
                        + new WindowWords(inner).specification(window.specification(), "")));
        select.distinct()
                .ifPresent(distinct -> parts.add(
                        distinct.on().isEmpty()
                                ? "keeps each different row once"
                                : "keeps only one row for each " + English.and(inner.values(distinct.on()))
                                        + (sorted
                                                ? ", the first in the order that follows"
                                                : ", whichever comes first")));
        return String.join("; ", parts);
    }

    private String values(Query.Select select, Speaker inner) {
        List<Expression> groups = select.grouping().stream()
                .flatMap(grouping -> grouping.every(Grouping.By.class))
                .map(by -> GroupWords.meant(by.value(), select.items()))
                .toList();
        List<String> computed = select.items().stream()
                .filter(item -> groups.stream().noneMatch(group -> group.sameAs(item.value())))
                .map(item -> item(item, inner))
                .toList();
        boolean calculates = select.items().stream().anyMatch(item -> isCalculated(item.value()));
        if (select.grouping().isEmpty()) {
            return (calculates ? "works out " : "takes ") + joined(computed);
        }
        String each = new GroupWords(inner, select.items()).of(select.grouping().get());
        return computed.isEmpty() ? "makes one row " + each : each + ", works out " + joined(computed);
    }

    private static boolean isCalculated(Expression value) {
        return !(value instanceof Expression.Column || value instanceof Expression.Star);
    }

    private static String joined(List<String> parts) {
        return parts.stream().anyMatch(part -> part.contains(",")) ? String.join("; ", parts) : English.and(parts);
    }

    private static String item(Query.SelectItem item, Speaker inner) {
        String words = inner.value(item.value());
        if (item.alias().isEmpty()) {
            return words;
        }
        String name = Names.words(OutputColumns.nameOf(item));
        return words.equals(name)
                ? words
                : item.value() instanceof Expression.Column ? words + " (as " + name + ")" : name + ": " + words;
    }

    private List<String> ordering(Query query) {
        List<String> parts = new ArrayList<>();
        if (!query.orderBy().isEmpty()) {
            parts.add("sorted by "
                    + query.orderBy().stream()
                            .map(item -> ordered(item, query))
                            .collect(Collectors.joining(", then ")));
        }
        query.offset().ifPresent(offset -> parts.add("skips the first " + speaker.value(offset)));
        query.limit().flatMap(limit -> limited(limit, query.withTies())).ifPresent(parts::add);
        return parts;
    }

    /** A limit that is NULL or ALL limits nothing. */
    private Optional<String> limited(Expression limit, boolean ties) {
        if (limit instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.NULL) {
            return Optional.empty();
        }
        String words = speaker.value(limit);
        String rows = words.equals("1") ? "only the first row" : "at most " + words + " rows";
        return Optional.of(rows + (ties ? ", and those equal to the last" : ""));
    }

    private String ordered(OrderItem item, Query query) {
        OrderWords order = new OrderWords(speaker);
        if (item.value() instanceof Expression.Literal literal
                && literal.value().matches("[1-9]\\d?")) {
            int index = Integer.parseInt(literal.value()) - 1;
            List<String> names = OutputColumns.of(query);
            return order.of(item, index < names.size() ? Names.words(names.get(index)) : "column " + literal.value());
        }
        Speaker inner = query.body() instanceof Query.Select select ? speaker.inside(select) : speaker;
        return order.of(item, inner.value(item.value()));
    }
}
