package dash.profile.quirks;

import dash.profile.TableProfile;
import java.util.List;

/** What one table shows on its own. */
public record SeenTable(TableProfile profile, List<Quirk> quirks) {

    public SeenTable {
        quirks = List.copyOf(quirks);
    }
}
