package dash.profile.quirks;

import dash.profile.joins.Join;
import dash.search.ColumnName;
import java.util.List;

/** Joins that no foreign key declares, as quirks. */
final class TellJoins implements SourceDetector {

    @Override
    public List<Quirk> detect(Overview overview) {
        return overview.joins().stream().map(TellJoins::quirk).toList();
    }

    private static Quirk quirk(Join join) {
        return Quirk.of(
                        QuirkKind.JOIN_BY_INCLUSION,
                        join.child(),
                        String.join(", ", join.columns()),
                        new Evidence(join.matching().matched(), join.matching().looked(), List.of(), false),
                        join.inWords())
                .with(new ColumnName(join.parent(), String.join(", ", join.parentColumns())));
    }
}
