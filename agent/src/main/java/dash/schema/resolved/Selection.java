package dash.schema.resolved;

import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One SELECT of a statement with everything its names stand for. */
public final class Selection {

    private final Query query;
    private final Query.Select select;
    private final From from;
    private final Optional<Selection> outer;

    public Selection(Query query, Query.Select select, From from, Optional<Selection> outer) {
        this.query = query;
        this.select = select;
        this.from = from;
        this.outer = outer;
    }

    public Query query() {
        return query;
    }

    public Query.Select select() {
        return select;
    }

    public List<Source> sources() {
        return from.sources();
    }

    /** Everything that rows have to fulfil one by one: WHERE and the conditions of joins. */
    public List<Expression> conditions() {
        return Stream.concat(Conjuncts.of(select.where()).stream(), from.conditions().stream())
                .toList();
    }

    /** Whose column this is; one of an enclosing query when none here has it. */
    public Optional<Origin> origin(Expression.Column column) {
        return here(column.name()).or(() -> outer.flatMap(around -> around.origin(column)));
    }

    private Optional<Origin> here(Name name) {
        String column = name.last();
        return sources().stream()
                .filter(source -> source.has(column)
                        && name.schema()
                                .map(qualifier -> source.name().equals(qualifier))
                                .orElse(true))
                .findFirst()
                .map(source -> new Origin(this, source, column));
    }

    public boolean owns(Expression.Column column) {
        return here(column.name()).isPresent();
    }

    /** The columns it gives out; a star is unfolded into what the sources have. */
    public List<Output> outputs() {
        List<Output> outputs = new ArrayList<>();
        for (Query.SelectItem item : select.items()) {
            if (item.value() instanceof Expression.Star(Span span, List<String> qualifier)) {
                sources().stream()
                        .filter(source ->
                                qualifier.isEmpty() || qualifier.getLast().equals(source.name()))
                        .forEach(source -> source.columns().forEach(column -> outputs.add(star(span, source, column))));
            } else {
                outputs.add(new Output(OutputColumns.nameOf(item), item.value()));
            }
        }
        return outputs;
    }

    private static Output star(Span span, Source source, String column) {
        return new Output(column, new Expression.Column(span, Name.of(source.name(), column)));
    }

    /** What it groups by, with numbers and names of results replaced by what they stand for. */
    public List<Expression> groups() {
        return select.grouping().stream()
                .flatMap(grouping -> grouping.every(Grouping.By.class))
                .flatMap(by ->
                        by.value() instanceof Expression.Row row ? row.elements().stream() : Stream.of(by.value()))
                .map(this::meant)
                .toList();
    }

    private Expression meant(Expression group) {
        if (group instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.INTEGER) {
            int place = literal.value().length() < 6 ? Integer.parseInt(literal.value()) : 0;
            return place > 0 && place <= select.items().size()
                    ? select.items().get(place - 1).value()
                    : group;
        }
        if (group instanceof Expression.Column column && !owns(column)) {
            return select.items().stream()
                    .filter(item ->
                            item.alias().equals(Optional.of(column.name().last())))
                    .map(Query.SelectItem::value)
                    .findFirst()
                    .orElse(group);
        }
        return group;
    }

    public boolean isGrouped() {
        return select.grouping().isPresent();
    }

    /** Whether rows are folded into one or one a group. */
    public boolean isAggregated() {
        return isGrouped() || !Aggregates.of(this).isEmpty();
    }

    /** Pairs of columns of this FROM that are held equal. */
    public List<Link> links() {
        List<Link> links = new ArrayList<>(from.links());
        for (Expression condition : conditions()) {
            if (condition instanceof Expression.Operation operation
                    && operation.operator().symbol().equals("=")
                    && operation.left().orElse(operation.right()) instanceof Expression.Column left
                    && operation.right() instanceof Expression.Column right) {
                here(left.name())
                        .ifPresent(one -> here(right.name())
                                .filter(other -> !other.source()
                                        .name()
                                        .equals(one.source().name()))
                                .ifPresent(other -> links.add(
                                        new Link(one.source(), one.column(), other.source(), other.column()))));
            }
        }
        return links;
    }

    public Optional<Selection> outer() {
        return outer;
    }

    /** Everything written in this SELECT itself, without the queries inside it. */
    public List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        select.children().forEach(child -> collect(child, nodes));
        query.orderBy().forEach(child -> collect(child, nodes));
        return nodes;
    }

    private static void collect(Node node, List<Node> nodes) {
        if (!(node instanceof Query)) {
            nodes.add(node);
            node.children().forEach(child -> collect(child, nodes));
        }
    }

    /** The column of a table behind a written one, when queries in between only pass it on. */
    public Optional<Origin> base(Expression.Column column) {
        Optional<Origin> origin = origin(column);
        if (origin.isEmpty() || origin.get().source().table().isPresent()) {
            return origin;
        }
        Source source = origin.get().source();
        int at = source.columns().indexOf(origin.get().column());
        if (source.branches().size() != 1 || at < 0) {
            return Optional.empty();
        }
        Selection inner = source.branches().getFirst();
        return inner.outputs().size() > at && inner.outputs().get(at).value() instanceof Expression.Column passed
                ? inner.base(passed)
                : Optional.empty();
    }
}
