package dash.databases.duckdb.introspect;

import dash.databases.introspect.CatalogReader;
import dash.databases.introspect.GuardScope;
import dash.databases.introspect.KeptScope;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.execute.Rows;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.statement.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the catalog, and reads it again when the source's files have changed. Safe for many threads; one reads, all get it. */
public final class DuckdbSchemaReader implements CatalogReader {

    /** What the grammar itself has, without an entry in the catalog. */
    private static final Set<String> OF_THE_GRAMMAR = Set.of("extract", "unnest");

    private static final Set<String> COMPARISONS = Set.of("=", "<>", "<", ">", "<=", ">=", "->");

    private final OwnStatements own;
    private final SourceScope scope;
    private final Supplier<String> state;
    private final KeptScope kept = new KeptScope();
    private @Nullable Known known;

    /** What was read, and of which state of the files. */
    private record Known(String state, Schema schema, List<RelationName> all, Rows relations, Rows engine) {}

    public DuckdbSchemaReader(OwnStatements own, SourceScope scope, Supplier<String> state) {
        this.own = own;
        this.scope = scope;
        this.state = state;
    }

    @Override
    public synchronized Schema schema() {
        return current().schema();
    }

    @Override
    public synchronized Schema refresh() {
        known = null;
        return current().schema();
    }

    private Known current() {
        String now = state.get();
        Known read = known;
        if (read == null || !read.state().equals(now)) {
            read = read(now);
            known = read;
        }
        return read;
    }

    private Known read(String now) {
        Rows relations = own.run(CatalogStatements.relations());
        Schema schema = new SchemaAssembly(scope)
                .relations(relations)
                .columns(own.run(CatalogStatements.columns()))
                .keys(own.run(CatalogStatements.keys()))
                .schema();
        List<RelationName> all = new ArrayList<>();
        relations
                .rows()
                .forEach(row ->
                        all.add(new RelationName(row.get(0).plain(), row.get(1).plain())));
        return new Known(now, schema, all, relations, own.run(CatalogStatements.engine()));
    }

    @Override
    public synchronized Scope guardScope(Set<Name> functions) {
        Known read = current();
        return kept.of(read.schema(), read, functions, () -> told(read, functions));
    }

    private Scope told(Known read, Set<Name> functions) {
        Set<String> live = new HashSet<>(OF_THE_GRAMMAR);
        live.addAll(of("function", read.engine()));
        Set<String> operators = new HashSet<>(COMPARISONS);
        operators.addAll(live);
        // A built-in function goes before a macro of its name, see the search path of the session.
        Set<String> macros = new HashSet<>(of("macro", read.engine()));
        macros.removeAll(live);
        return GuardScope.ignoringCase(read.schema(), scope.sensitive())
                .of(
                        read.all(),
                        folded(functions),
                        of("type", read.engine()).stream().map(Name::of).collect(Collectors.toUnmodifiableSet()),
                        Optional.of(new LiveServer(
                                live,
                                operators,
                                macros,
                                new ViewCalls(read.relations(), read.engine()).all(),
                                read.state())));
    }

    /** The relations of the file that the project does not name. */
    public synchronized List<RelationName> outside() {
        return current().all().stream().filter(name -> !scope.holds(name)).toList();
    }

    private static Set<Name> folded(Set<Name> functions) {
        return functions.stream()
                .map(name -> new Name(name.parts().stream()
                        .map(part -> part.toLowerCase(Locale.ROOT))
                        .toList()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Set<String> of(String kind, Rows rows) {
        return rows.rows().stream()
                .filter(row -> row.getFirst().plain().equals(kind))
                .map(row -> row.get(1).plain())
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public synchronized void forget() {
        known = null;
    }
}
