package dash.profile.quirks;

import dash.profile.ProfileLimits;
import dash.profile.TablesInMemory;
import dash.profile.TablesInMemory.Filled;
import java.time.Clock;
import java.util.List;

/** What a survey finds in tables that a test made. */
final class Found {

    private Found() {}

    static List<Quirk> in(TablesInMemory source) {
        return new Survey(source, ProfileLimits.standard(), column -> false, Clock.systemUTC())
                .look(source.schema(), (table, number, of) -> {})
                .quirks();
    }

    static List<Quirk> in(int rows, Filled... columns) {
        return in(new TablesInMemory().table("things", rows, columns));
    }

    /** The sentences of one kind. */
    static List<String> told(QuirkKind kind, List<Quirk> quirks) {
        return quirks.stream()
                .filter(quirk -> quirk.kind() == kind)
                .map(Quirk::sentence)
                .toList();
    }

    static List<String> columns(QuirkKind kind, List<Quirk> quirks) {
        return quirks.stream()
                .filter(quirk -> quirk.kind() == kind)
                .map(Quirk::column)
                .toList();
    }
}
