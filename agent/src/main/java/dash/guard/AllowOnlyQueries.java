package dash.guard;

import dash.statement.Query;
import dash.statement.Root;
import java.util.stream.Stream;

/** The statement itself, or what EXPLAIN explains, has to be a query. */
final class AllowOnlyQueries implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return switch (inspection.statement().asked()) {
            case Query query -> Stream.empty();
            case Root.Explain explain -> refuse(inspection, explain, "EXPLAIN of EXPLAIN");
            case Root.Command command -> refuse(inspection, command, command.kind());
        };
    }

    private static Stream<Finding> refuse(Inspection inspection, Root root, String what) {
        return Stream.of(inspection.finding(
                Finding.Code.NOT_A_QUERY,
                root.span(),
                what + " is no query",
                "write one SELECT, VALUES, TABLE or a set operation of them; Dash only reads"));
    }
}
