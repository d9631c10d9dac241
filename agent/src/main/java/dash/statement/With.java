package dash.statement;

import java.util.List;

/** WITH and its common table expressions; {@code recursive} counts for all of them. */
public record With(Span span, boolean recursive, List<CommonTable> tables) implements Node {
    public With {
        tables = List.copyOf(tables);
    }
}
