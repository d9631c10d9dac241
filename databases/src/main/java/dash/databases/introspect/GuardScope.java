package dash.databases.introspect;

import dash.databases.scope.SensitivePatterns;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.guard.Sensitive;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Name;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Tells the guard what was read: what may be named, what may not although it is there, what the server has. */
public final class GuardScope {

    private final Schema schema;
    private final SensitivePatterns patterns;
    private final UnaryOperator<String> folding;
    private final UnaryOperator<String> columnFolding;

    private GuardScope(
            Schema schema,
            SensitivePatterns patterns,
            UnaryOperator<String> folding,
            UnaryOperator<String> columnFolding) {
        this.schema = schema;
        this.patterns = patterns;
        this.folding = folding;
        this.columnFolding = columnFolding;
    }

    public static GuardScope exact(Schema schema, SensitivePatterns patterns) {
        return new GuardScope(schema, patterns, name -> name, name -> name);
    }

    /** For an engine that takes names which differ in case alone for one. */
    public static GuardScope ignoringCase(Schema schema, SensitivePatterns patterns) {
        UnaryOperator<String> lower = name -> name.toLowerCase(Locale.ROOT);
        return new GuardScope(schema, patterns, lower, lower);
    }

    /** For an engine that tells relations apart by case and columns not. */
    public static GuardScope foldingColumns(
            Schema schema, SensitivePatterns patterns, UnaryOperator<String> columnFolding) {
        return new GuardScope(schema, patterns, name -> name, columnFolding);
    }

    /** For an engine with a folding of its own. */
    public static GuardScope folding(Schema schema, SensitivePatterns patterns, UnaryOperator<String> folding) {
        return new GuardScope(schema, patterns, folding, folding);
    }

    /**
     * The scope itself.
     *
     * @param others every other relation of the source, as far as known
     * @param functions functions of the source's own that a person has listed
     * @param types further types, such as enumerations
     */
    public Scope of(
            Collection<RelationName> others, Set<Name> functions, Set<Name> types, Optional<LiveServer> server) {
        Set<Name> relations = names(schema.tables().stream().map(Table::name).toList());
        Set<Name> rest = names(others).stream()
                .filter(name -> !relations.contains(name))
                .collect(Collectors.toUnmodifiableSet());
        return new Scope(
                relations,
                rest,
                schema.searchPath().stream().map(folding).toList(),
                functions,
                types,
                Set.of(),
                sensitive(),
                server);
    }

    private Set<Sensitive> sensitive() {
        return schema.tables().stream()
                .filter(table -> !patterns.columnsOf(table).isEmpty())
                .map(table -> new Sensitive(
                        name(table.name()), folded(patterns.columnsOf(table)), folded(patterns.othersOf(table))))
                .collect(Collectors.toUnmodifiableSet());
    }

    private Set<String> folded(Collection<String> names) {
        return names.stream().map(columnFolding).collect(Collectors.toUnmodifiableSet());
    }

    private Set<Name> names(Collection<RelationName> relations) {
        return relations.stream().map(this::name).collect(Collectors.toUnmodifiableSet());
    }

    private Name name(RelationName relation) {
        return Name.of(folding.apply(relation.schema()), folding.apply(relation.name()));
    }
}
