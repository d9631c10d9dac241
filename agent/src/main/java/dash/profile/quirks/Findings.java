package dash.profile.quirks;

import dash.profile.LeftOut;
import dash.profile.TableProfile;
import dash.profile.joins.Join;
import dash.schema.RelationName;
import java.util.List;
import java.util.Optional;

/**
 * What a look at a source gave.
 *
 * @param joins those that no foreign key declares; they are among the quirks too
 */
public record Findings(List<TableProfile> profiles, List<Join> joins, List<Quirk> quirks, List<LeftOut> leftOut) {

    public Findings {
        profiles = List.copyOf(profiles);
        joins = List.copyOf(joins);
        quirks = List.copyOf(quirks);
        leftOut = List.copyOf(leftOut);
    }

    public Optional<TableProfile> profile(RelationName table) {
        return profiles.stream().filter(profile -> profile.name().equals(table)).findFirst();
    }

    public List<Quirk> of(RelationName table) {
        return quirks.stream().filter(quirk -> quirk.table().equals(table)).toList();
    }
}
