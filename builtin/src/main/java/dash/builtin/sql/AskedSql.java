package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Output;
import dash.context.Context;
import java.util.List;

/** Writes the statement for a logical query. */
public final class AskedSql {

    private final Writing writing;

    public AskedSql(Context context) {
        this.writing = new Writing(context, JoinPaths.of(context));
    }

    public Rendered render(Asked query) {
        if (query.outputs().isEmpty()) {
            return new Rendered.Impossible("nothing is asked for");
        }
        try {
            String sql = new SelectSql(writing).text(query);
            List<Output> outputs = Shape.of(query, writing).outputs();
            return new Rendered.Sql(sql, OutputNames.units(outputs, OutputNames.of(outputs)));
        } catch (Unwritable unwritable) {
            return new Rendered.Impossible(unwritable.why());
        } catch (IllegalArgumentException unspellable) {
            return new Rendered.Impossible(String.valueOf(unspellable.getMessage()));
        }
    }
}
