package dash.guard;

import dash.statement.CommonTable;
import dash.statement.Query;
import dash.statement.Root;
import java.util.stream.Stream;

/** A common table expression can hide an INSERT, UPDATE, DELETE or MERGE inside a query. */
final class RefuseWritesInWith implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(CommonTable.class)
                .filter(table -> !(table.body() instanceof Query))
                .map(table -> inspection.finding(
                        Finding.Code.WRITE_IN_WITH,
                        table.span(),
                        kind(table.body()) + " inside WITH (" + table.name() + ")",
                        "use only SELECT or VALUES inside WITH; Dash only reads"));
    }

    private static String kind(Root body) {
        return body instanceof Root.Command command ? command.kind() : "a statement that is no query";
    }
}
