package dash.profile.joins;

import dash.fault.FaultException;
import dash.profile.Matching;
import dash.profile.ProfileLimits;
import dash.profile.Sampler;
import dash.profile.TableProfile;
import dash.profile.Words;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds joins that no foreign key declares. One short statement for each pair of columns that names speak for. */
public final class JoinFinder {

    private final Sampler sampler;
    private final ProfileLimits limits;

    public JoinFinder(Sampler sampler, ProfileLimits limits) {
        this.sampler = sampler;
        this.limits = limits;
    }

    /** Of the tables of the schema that have a profile; sensitive columns are in none. */
    public List<Join> find(Schema schema, Collection<TableProfile> profiles) {
        List<Endpoint> columns = columns(schema, profiles);
        List<Endpoint> parents = columns.stream().filter(Endpoint::isUnique).toList();
        List<Join> joins = new ArrayList<>();
        for (Endpoint child : columns) {
            if (!isDeclared(child)) {
                best(child, parents).map(Candidate::join).ifPresent(joins::add);
            }
        }
        joins.addAll(new CompositeJoins(sampler, limits).find(schema, profiles));
        return joins;
    }

    /** What a view shows belongs to the tables behind it; only where there is nothing but views they are looked at. */
    public static List<Table> tables(Schema schema) {
        List<Table> tables = schema.tables().stream()
                .filter(table -> table.kind() == Table.Kind.TABLE || table.kind() == Table.Kind.FOREIGN_TABLE)
                .toList();
        return tables.isEmpty() ? schema.tables() : tables;
    }

    private static List<Endpoint> columns(Schema schema, Collection<TableProfile> profiles) {
        Map<RelationName, TableProfile> byName = profiles.stream()
                .collect(Collectors.toMap(TableProfile::name, profile -> profile, (one, other) -> one));
        Set<String> things = tables(schema).stream()
                .map(table -> Words.of(table.name().name()).squashed())
                .collect(Collectors.toSet());
        List<Endpoint> columns = new ArrayList<>();
        for (Table table : tables(schema)) {
            TableProfile profile = byName.get(table.name());
            if (profile != null) {
                profile.columns().stream()
                        .map(column -> Endpoint.of(table, profile, column, things))
                        .filter(Endpoint::canHoldReferences)
                        .forEach(columns::add);
            }
        }
        return columns;
    }

    private static boolean isDeclared(Endpoint child) {
        return child.table().foreignKeys().stream()
                .anyMatch(key -> key.columns().contains(child.column().name()));
    }

    private Optional<Candidate> best(Endpoint child, List<Endpoint> parents) {
        return parents.stream()
                .filter(parent -> mayRefer(child, parent))
                .flatMap(parent ->
                        Likeness.between(child, parent).stream().flatMap(basis -> checked(child, parent, basis)))
                .filter(Candidate::holds)
                .min(Candidate.BEST_FIRST);
    }

    /** Of two keys the one that is more at home in its table is the one referred to. */
    private static boolean mayRefer(Endpoint child, Endpoint parent) {
        return !child.isSameColumn(parent)
                && child.column().sort() == parent.column().sort()
                && (!parent.isEmpty() || child.isEmpty())
                && (!child.isUnique() || parent.atHome() > child.atHome() || !child.isNamedLikeAKey());
    }

    private Stream<Candidate> checked(Endpoint child, Endpoint parent, Join.Basis basis) {
        try {
            Matching matching = child.isEmpty()
                    ? new Matching(0, 0)
                    : sampler.matching(
                            child.table().name(),
                            List.of(child.column().name()),
                            parent.table().name(),
                            List.of(parent.column().name()),
                            limits.rows());
            return Stream.of(new Candidate(child, parent, basis, matching));
        } catch (FaultException notChecked) {
            // What was not checked is not claimed.
            return Stream.empty();
        }
    }
}
