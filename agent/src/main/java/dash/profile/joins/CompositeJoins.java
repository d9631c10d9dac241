package dash.profile.joins;

import dash.fault.FaultException;
import dash.profile.Matching;
import dash.profile.ProfileLimits;
import dash.profile.Sampler;
import dash.profile.TableProfile;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Tables that carry every column of another's declared key of several columns, under the same names. */
final class CompositeJoins {

    private static final double LEAST_SHARE = 0.95;
    private static final long LEAST_ROWS = 10;

    private final Sampler sampler;
    private final ProfileLimits limits;

    CompositeJoins(Sampler sampler, ProfileLimits limits) {
        this.sampler = sampler;
        this.limits = limits;
    }

    List<Join> find(Schema schema, Collection<TableProfile> profiles) {
        List<Join> joins = new ArrayList<>();
        for (Table parent : JoinFinder.tables(schema)) {
            for (List<String> key : parent.uniqueKeys()) {
                if (key.size() > 1 && isLookedAt(parent, key, profiles)) {
                    JoinFinder.tables(schema).stream()
                            .filter(child -> mayRefer(child, parent, key) && isLookedAt(child, key, profiles))
                            .forEach(child -> checked(child, parent, key).ifPresent(joins::add));
                }
            }
        }
        return joins;
    }

    /** A table with the same key is a sister, not a child, unless its key is longer. */
    private static boolean mayRefer(Table child, Table parent, List<String> key) {
        return !child.name().equals(parent.name())
                && child.columns().stream().map(Column::name).toList().containsAll(key)
                && child.uniqueKeys().stream().noneMatch(key::containsAll)
                && child.foreignKeys().stream()
                        .noneMatch(declared -> declared.columns().containsAll(key));
    }

    private static boolean isLookedAt(Table table, List<String> key, Collection<TableProfile> profiles) {
        return profiles.stream()
                .filter(profile -> profile.name().equals(table.name()))
                .anyMatch(profile ->
                        key.stream().allMatch(column -> profile.column(column).isPresent()));
    }

    private Optional<Join> checked(Table child, Table parent, List<String> key) {
        try {
            Matching matching = sampler.matching(child.name(), key, parent.name(), key, limits.rows());
            return matching.looked() >= LEAST_ROWS && matching.share() >= LEAST_SHARE
                    ? Optional.of(new Join(child.name(), key, parent.name(), key, Join.Basis.SAME_NAME, matching))
                    : Optional.empty();
        } catch (FaultException notChecked) {
            return Optional.empty();
        }
    }
}
