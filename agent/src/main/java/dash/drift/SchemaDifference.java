package dash.drift;

import dash.drift.SchemaChange.Sort;
import dash.fault.Nearest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what changed between two schemas. A catalog does not tell renames: something that went and something that came are
 * taken for one when enough speaks for it, and the evidence is told.
 */
final class SchemaDifference {

    /** Half of the columns of two tables have to be the same for one to be the other renamed. */
    private static final double ALIKE = 0.5;

    private final SchemaSnapshot before;
    private final SchemaSnapshot now;
    private final List<SchemaChange> changes = new ArrayList<>();

    private SchemaDifference(SchemaSnapshot before, SchemaSnapshot now) {
        this.before = before;
        this.now = now;
    }

    static List<SchemaChange> between(SchemaSnapshot before, SchemaSnapshot now) {
        return new SchemaDifference(before, now).find();
    }

    private List<SchemaChange> find() {
        Set<String> gone = new LinkedHashSet<>(before.tables().keySet());
        gone.removeAll(now.tables().keySet());
        Set<String> come = new LinkedHashSet<>(now.tables().keySet());
        come.removeAll(before.tables().keySet());
        for (String table : List.copyOf(gone)) {
            successor(table, come).ifPresent(heir -> {
                gone.remove(table);
                come.remove(heir);
                renamed(table, heir);
            });
        }
        gone.forEach(table -> changes.add(SchemaChange.of(Sort.TABLE_REMOVED, table, Optional.empty(), "", List.of())));
        come.forEach(table -> changes.add(SchemaChange.of(Sort.TABLE_ADDED, table, Optional.empty(), "", List.of())));
        before.tables().forEach((table, columns) -> {
            Map<String, String> living = now.tables().get(table);
            if (living != null) {
                columns(table, columns, living);
            }
        });
        return changes;
    }

    private Optional<String> successor(String table, Set<String> candidates) {
        return candidates.stream()
                .filter(candidate -> likeness(table, candidate) >= ALIKE)
                .max(Comparator.comparingDouble(candidate -> likeness(table, candidate)));
    }

    private double likeness(String table, String candidate) {
        Set<Map.Entry<String, String>> one = entries(before, table);
        Set<Map.Entry<String, String>> other = entries(now, candidate);
        Set<Map.Entry<String, String>> common = new HashSet<>(one);
        common.retainAll(other);
        Set<Map.Entry<String, String>> all = new HashSet<>(one);
        all.addAll(other);
        return all.isEmpty() ? 0 : (double) common.size() / all.size();
    }

    private static Set<Map.Entry<String, String>> entries(SchemaSnapshot schema, String table) {
        return schema.tables().getOrDefault(table, Map.of()).entrySet();
    }

    private void renamed(String table, String heir) {
        Set<Map.Entry<String, String>> common = new HashSet<>(entries(before, table));
        common.retainAll(entries(now, heir));
        List<String> evidence = List.of(common.size() + " of "
                + entries(before, table).size() + " columns are there with the same name and type");
        changes.add(SchemaChange.of(Sort.TABLE_RENAMED, table, Optional.empty(), heir, evidence));
    }

    private void columns(String table, Map<String, String> then, Map<String, String> living) {
        List<String> gone = new ArrayList<>(
                then.keySet().stream().filter(name -> !living.containsKey(name)).toList());
        List<String> come = new ArrayList<>(
                living.keySet().stream().filter(name -> !then.containsKey(name)).toList());
        for (String column : List.copyOf(gone)) {
            Optional<Heir> heir = come.stream()
                    .map(candidate -> heir(column, candidate, then, living))
                    .filter(candidate -> candidate.evidence().size() >= 2)
                    .max(Comparator.comparingInt(
                            candidate -> candidate.evidence().size()));
            heir.ifPresent(found -> {
                gone.remove(column);
                come.remove(found.name());
                changes.add(SchemaChange.of(
                        Sort.COLUMN_RENAMED, table, Optional.of(column), found.name(), found.evidence()));
            });
        }
        gone.forEach(
                column -> changes.add(SchemaChange.of(Sort.COLUMN_REMOVED, table, Optional.of(column), "", List.of())));
        come.forEach(
                column -> changes.add(SchemaChange.of(Sort.COLUMN_ADDED, table, Optional.of(column), "", List.of())));
        then.forEach((column, type) -> retyped(table, column, type, living));
    }

    private record Heir(String name, List<String> evidence) {}

    private static Heir heir(String column, String candidate, Map<String, String> then, Map<String, String> living) {
        List<String> evidence = new ArrayList<>();
        if (then.getOrDefault(column, "").equals(living.get(candidate))) {
            evidence.add("both are " + living.get(candidate));
        }
        int place = List.copyOf(then.keySet()).indexOf(column);
        if (place == List.copyOf(living.keySet()).indexOf(candidate)) {
            evidence.add("both are column number " + (place + 1));
        }
        boolean near = Nearest.among(column, List.of(candidate)).isPresent()
                || candidate.contains(column)
                || column.contains(candidate);
        if (near) {
            evidence.add("the names are alike");
        }
        return new Heir(candidate, evidence);
    }

    private void retyped(String table, String column, String type, Map<String, String> living) {
        String live = living.get(column);
        if (live != null && !live.equals(type)) {
            changes.add(
                    SchemaChange.of(Sort.COLUMN_RETYPED, table, Optional.of(column), live, List.of("it was " + type)));
        }
    }
}
