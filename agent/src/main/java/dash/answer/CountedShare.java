package dash.answer;

import dash.execute.Cell;
import dash.execute.Probes;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Unit;
import dash.statement.Argument;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Statement;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The two counts that a single share was divided from: one further statement shows them beside each other. */
final class CountedShare {

    private static final Set<String> ADDING = Set.of("count", "sum");
    private static final BigDecimal WITHIN = new BigDecimal("0.006");

    private final Statement statement;
    private final Probes probes;

    CountedShare(Statement statement, Probes probes) {
        this.statement = statement;
        this.probes = probes;
    }

    /** Nothing where the share is not one count over another, or where these do not give it again. */
    Optional<Fact> of(String column, Figure share) {
        boolean known = share.unit() instanceof Unit.Percent || share.unit() instanceof Unit.Ratio;
        return known
                ? sql().flatMap(probes::run)
                        .flatMap(rows ->
                                rows.count() == 1 ? part(rows.rows().getFirst(), column, share) : Optional.empty())
                : Optional.empty();
    }

    private static Optional<Fact> part(List<Cell> row, String column, Figure share) {
        if (!(row.getFirst() instanceof Cell.Numeric(BigDecimal part))
                || !(row.getLast() instanceof Cell.Numeric(BigDecimal whole))
                || whole.signum() <= 0
                || part.compareTo(whole) > 0) {
            return Optional.empty();
        }
        BigDecimal told = share.unit() instanceof Unit.Percent ? share.value().movePointLeft(2) : share.value();
        boolean same =
                part.divide(whole, MathContext.DECIMAL64).subtract(told).abs().compareTo(WITHIN) <= 0;
        Unit count = new Unit.Count();
        return same
                ? Optional.of(new Fact.Part("", new Figure(part, count), "", new Figure(whole, count), column, share))
                : Optional.empty();
    }

    private Optional<String> sql() {
        if (!(statement.asked() instanceof Query query)
                || !(query.body() instanceof Query.Select select)
                || select.items().size() != 1
                || !query.orderBy().isEmpty()) {
            return Optional.empty();
        }
        Query.SelectItem item = select.items().getFirst();
        return item.value()
                .every(Expression.Operation.class)
                .filter(operation -> operation.operator().symbol().equals("/"))
                .filter(operation ->
                        operation.left().filter(CountedShare::isCount).isPresent() && isCount(operation.right()))
                .findFirst()
                .flatMap(operation -> Edits.apply(
                        statement,
                        List.of(new Edit(
                                item.span(),
                                text(bare(operation.left().orElseThrow())) + " AS part, "
                                        + text(bare(operation.right())) + " AS whole"))));
    }

    private String text(Expression value) {
        return Edits.text(statement, value);
    }

    /** Without the factor that makes it a percentage, a cast, and the guard against division by zero. */
    private static Expression bare(Expression value) {
        return switch (value) {
            case Expression.NullIf guarded -> bare(guarded.left());
            case Expression.Cast cast -> bare(cast.value());
            case Expression.Operation product
            when product.operator().symbol().equals("*") && product.left().isPresent() ->
                product.right() instanceof Expression.Literal
                        ? bare(product.left().get())
                        : product.left().get() instanceof Expression.Literal ? bare(product.right()) : product;
            default -> value;
        };
    }

    /** One count of rows, or a sum of ones and zeros. */
    private static boolean isCount(Expression value) {
        return bare(value) instanceof Expression.Call call
                && ADDING.contains(call.name().last())
                && call.over().isEmpty()
                && (call.name().last().equals("count")
                        || call.arguments().stream().map(Argument::value).anyMatch(Expression.Case.class::isInstance));
    }
}
