package dash.statement.render;

import dash.statement.Dialect;
import dash.statement.Query;
import dash.statement.Root;
import dash.statement.Statement;

/** Writes a query in the words of one dialect. Safe for many threads. */
public final class Renderer {

    private final Dialect dialect;

    public Renderer(Dialect dialect) {
        this.dialect = dialect;
    }

    /** What became of a tree. */
    public sealed interface Result {

        record Sql(String text) implements Result {}

        /** The dialect has no words for this. */
        record NotSpelled(String what) implements Result {}
    }

    /** A query, or what EXPLAIN explains; anything else is not spelled. */
    public Result render(Statement statement) {
        boolean foreign = !statement.dialect().name().equals(dialect.name());
        Root asked = statement.asked();
        return asked instanceof Query query ? render(query, foreign) : new Result.NotSpelled("what is no query");
    }

    /** A call in the words of the same dialect stays as it is. */
    private Result render(Query query, boolean foreign) {
        try {
            return new Result.Sql(new QueryText(dialect, foreign).query(query));
        } catch (NotSpelledException none) {
            return new Result.NotSpelled(String.valueOf(none.getMessage()));
        }
    }
}
