package dash.statement;

import java.util.List;

/**
 * The name of a type as written after folding ({@code int} is {@code pg_catalog.int4} in PostgreSQL's tree).
 *
 * @param modifiers the values in {@code numeric(10,2)}
 * @param dimensions how many {@code []} follow
 * @param setOf SETOF, only in column definitions
 * @param fromColumn {@code table.column%TYPE}
 */
public record TypeName(
        Span span, Name name, List<Expression> modifiers, int dimensions, boolean setOf, boolean fromColumn)
        implements Node {
    public TypeName {
        modifiers = List.copyOf(modifiers);
    }
}
