package dash.statement;

import java.util.List;

/** The name a relation goes by in its query, with new names for its columns where they are given. */
public record Alias(Span span, String name, List<String> columns) implements Node {
    public Alias {
        columns = List.copyOf(columns);
    }
}
