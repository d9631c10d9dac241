package dash.guard;

import dash.statement.Into;
import java.util.stream.Stream;

/** SELECT INTO creates a table. */
final class RefuseInto implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Into.class)
                .map(into -> inspection.finding(
                        Finding.Code.SELECT_INTO,
                        into.span(),
                        "SELECT INTO creates the table " + into.target(),
                        "leave INTO out; the rows come back as the answer"));
    }
}
