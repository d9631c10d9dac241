package dash.statement.render;

import dash.statement.Dialect;
import dash.statement.Frame;
import dash.statement.Over;
import java.util.ArrayList;
import java.util.List;

/** OVER and its frame. */
final class WindowText {

    private final Dialect dialect;
    private final QueryText queries;
    private final ExpressionText expressions;

    WindowText(Dialect dialect, QueryText queries, ExpressionText expressions) {
        this.dialect = dialect;
        this.queries = queries;
        this.expressions = expressions;
    }

    String over(Over over) {
        return switch (over) {
            case Over.Named named -> dialect.name(named.name());
            case Over.Specification specification -> specification(specification);
        };
    }

    String specification(Over.Specification specification) {
        List<String> parts = new ArrayList<>();
        specification.base().ifPresent(base -> parts.add(dialect.name(base)));
        if (!specification.partitionBy().isEmpty()) {
            parts.add("PARTITION BY " + expressions.list(specification.partitionBy()));
        }
        if (!specification.orderBy().isEmpty()) {
            parts.add("ORDER BY " + queries.orderBy(specification.orderBy()));
        }
        specification.frame().ifPresent(frame -> parts.add(frame(frame)));
        return "(" + String.join(" ", parts) + ")";
    }

    private String frame(Frame frame) {
        String bounds = frame.end()
                .map(end -> "BETWEEN " + bound(frame.start()) + " AND " + bound(end))
                .orElseGet(() -> bound(frame.start()));
        return frame.unit().name() + " " + bounds
                + switch (frame.exclusion()) {
                    case UNSAID -> "";
                    case CURRENT_ROW -> " EXCLUDE CURRENT ROW";
                    case GROUP -> " EXCLUDE GROUP";
                    case TIES -> " EXCLUDE TIES";
                };
    }

    private String bound(Frame.Bound bound) {
        String offset =
                bound.offset().map(value -> expressions.closed(value) + " ").orElse("");
        return offset + bound.kind().name().replace('_', ' ');
    }
}
