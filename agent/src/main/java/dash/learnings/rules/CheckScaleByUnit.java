package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Fraction;
import dash.schema.resolved.NormalForm;
import dash.schema.resolved.Scaled;
import dash.schema.resolved.Selection;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Span;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A result that is told in the unit of the column instead of the unit of people. Only results count, not conditions. */
final class CheckScaleByUnit {

    private CheckScaleByUnit() {}

    static List<RuleHit> check(Rule.ScaleByUnit rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        String column = columnForm(rule, sight);
        for (Selection selection : sight.selections().top()) {
            NormalForm form = new NormalForm(sight.selections(), selection);
            for (Query.SelectItem item : selection.select().items()) {
                if (!(item.value() instanceof Expression.Star)) {
                    check(rule, column, item, form.scaled(item.value()), sight, hits);
                }
            }
        }
        return hits;
    }

    /** The column as the normal form writes it. */
    private static String columnForm(Rule.ScaleByUnit rule, Sight sight) {
        return sight.schema()
                        .find(rule.table())
                        .map(table -> table.name().name())
                        .orElse(rule.table()) + "." + rule.column();
    }

    private static void check(
            Rule.ScaleByUnit rule,
            String column,
            Query.SelectItem item,
            Scaled value,
            Sight sight,
            List<RuleHit> hits) {
        if (!measures(value, column)) {
            return;
        }
        if (value.factor().equals(Fraction.of(rule.factor()))) {
            hits.add(RuleHit.kept(item.span()));
        } else {
            Span span = Edits.closed(sight.statement(), item.value().span());
            Edit scaled =
                    new Edit(span, "(" + sight.statement().text(span) + ")" + times(rule.factor()) + name(item, sight));
            hits.add(value.factor().equals(Fraction.ONE) ? RuleHit.broken(span, scaled) : RuleHit.broken(span));
        }
    }

    /** An expression without a name would lose the one it has by itself. */
    private static String name(Query.SelectItem item, Sight sight) {
        return item.alias().isPresent() ? "" : " AS " + sight.dialect().name(OutputColumns.nameOf(item));
    }

    /** One aggregate of the column, or the column itself, in the unit of the column. */
    private static boolean measures(Scaled value, String column) {
        return value.parts().size() == 1
                && (value.parts().getFirst().equals(column)
                        || value.parts().getFirst().matches("(sum|avg|min|max)\\(" + Pattern.quote(column) + "\\).*"));
    }

    private static String times(BigDecimal factor) {
        BigDecimal below = BigDecimal.ONE.divide(factor, MathContext.DECIMAL64).stripTrailingZeros();
        return below.scale() <= 0 && factor.compareTo(BigDecimal.ONE) < 0
                ? " / " + below.toPlainString() + ".0"
                : " * " + factor.toPlainString();
    }
}
