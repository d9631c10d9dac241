package dash.profile.quirks;

import dash.profile.ColumnProfile;
import dash.profile.Sampler;
import dash.profile.TableProfile;
import dash.profile.joins.Join;
import dash.profile.joins.JoinFinder;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is known when every table was looked at once.
 *
 * @param quirks what the tables themselves showed
 * @param joins those that no foreign key declares
 * @param references columns that refer to others, declared or found
 */
public record Overview(
        Schema schema,
        List<TableProfile> profiles,
        List<Quirk> quirks,
        List<Join> joins,
        Set<ColumnName> references,
        Sampler sampler) {

    static Overview of(
            Schema schema, List<TableProfile> profiles, List<Quirk> quirks, List<Join> joins, Sampler sampler) {
        Stream<ColumnName> declared = schema.tables().stream()
                .flatMap(table -> table.foreignKeys().stream()
                        .flatMap(key -> key.columns().stream().map(column -> new ColumnName(table.name(), column))));
        Stream<ColumnName> found = joins.stream()
                .flatMap(join -> join.columns().stream().map(column -> new ColumnName(join.child(), column)));
        return new Overview(
                schema,
                List.copyOf(profiles),
                List.copyOf(quirks),
                List.copyOf(joins),
                Stream.concat(declared, found).collect(Collectors.toUnmodifiableSet()),
                sampler);
    }

    boolean refers(RelationName table, String column) {
        return references.contains(new ColumnName(table, column));
    }

    /** Whether other columns, declared or found, refer to this one. */
    boolean isReferredTo(RelationName table, String column) {
        return joins.stream()
                        .anyMatch(join -> join.parent().equals(table)
                                && join.parentColumns().equals(List.of(column)))
                || schema.tables().stream()
                        .flatMap(other -> other.foreignKeys().stream())
                        .anyMatch(key -> key.target().equals(table)
                                && key.targetColumns().equals(List.of(column)));
    }

    boolean has(QuirkKind kind, RelationName table, String column) {
        return quirks.stream()
                .anyMatch(quirk -> quirk.kind() == kind
                        && quirk.table().equals(table)
                        && quirk.column().equals(column));
    }

    /** Without views: what these show belongs to the tables behind them. */
    List<TableProfile> stored() {
        Set<RelationName> tables =
                JoinFinder.tables(schema).stream().map(Table::name).collect(Collectors.toUnmodifiableSet());
        return profiles.stream()
                .filter(profile -> tables.contains(profile.name()))
                .toList();
    }

    Optional<Table> table(TableProfile profile) {
        return schema.table(profile.name());
    }

    /** Whether the database itself holds this one column unique. */
    boolean hasKey(TableProfile profile, ColumnProfile column) {
        return table(profile)
                .filter(table -> table.uniqueKeys().contains(List.of(column.name())))
                .isPresent();
    }
}
