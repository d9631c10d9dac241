package dash.builtin.links;

import dash.builtin.query.Condition.Comparison;
import java.math.BigDecimal;

/** What a figure is compared with. */
public record Threshold(Comparison comparison, BigDecimal number) {}
