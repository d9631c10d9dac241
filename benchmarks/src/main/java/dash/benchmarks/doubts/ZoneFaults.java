package dash.benchmarks.doubts;

import dash.doubt.Doubt.Kind;
import dash.statement.Edit;
import dash.statement.Expression;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/** Days of another time zone than the project's. */
final class ZoneFaults {

    private ZoneFaults() {}

    static Stream<Fault> of(Right right) {
        if (right.context().calendar().timeZone().getRules().equals(ZoneOffset.UTC.getRules())) {
            return Stream.empty();
        }
        List<Edit> edits = right.every(Expression.AtTimeZone.class)
                .filter(moment -> moment.zone() instanceof Expression.Literal)
                .map(moment -> new Edit(moment.zone().span(), "'UTC'"))
                .toList();
        return right.with(edits).stream().map(sql -> new Fault("days of UTC", Kind.WRONG_ZONE, sql));
    }
}
