package dash.statement;

import java.util.List;
import java.util.Optional;

/** The window of a window function. */
public sealed interface Over extends Node {

    /** OVER name. */
    record Named(Span span, String name) implements Over {}

    /** OVER (…), or the right side of WINDOW name AS (…); {@code base} is a window it builds on. */
    record Specification(
            Span span,
            Optional<String> base,
            List<Expression> partitionBy,
            List<OrderItem> orderBy,
            Optional<Frame> frame)
            implements Over {
        public Specification {
            partitionBy = List.copyOf(partitionBy);
            orderBy = List.copyOf(orderBy);
        }
    }
}
