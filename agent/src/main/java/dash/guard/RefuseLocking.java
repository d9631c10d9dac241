package dash.guard;

import dash.statement.Locking;
import java.util.stream.Stream;

/** Row locks write to the table and make others wait. */
final class RefuseLocking implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Locking.class)
                .map(locking -> inspection.finding(
                        Finding.Code.LOCKING,
                        locking.span(),
                        locking.strength() + " locks rows",
                        "leave the locking clause out; reading needs no lock"));
    }
}
