package dash.databases.mysql.introspect;

import dash.databases.introspect.CatalogReader;
import dash.databases.introspect.GuardScope;
import dash.databases.introspect.KeptScope;
import dash.databases.mysql.parser.Naming;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.execute.Rows;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.statement.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the catalog once and again when it is told that it no longer holds. Safe for many threads; one reads, all get it. */
public final class MysqlSchemaReader implements CatalogReader {

    /** What was read for the guard beside the schema. */
    private record Beside(List<RelationName> relations, LiveServer server) {}

    private final OwnStatements own;
    private final SourceScope scope;
    private final CatalogStatements catalog;
    private final KeptScope kept = new KeptScope();
    private @Nullable Schema known;
    private @Nullable Beside beside;

    public MysqlSchemaReader(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
        this.catalog = new CatalogStatements(scope.schemas());
    }

    @Override
    public synchronized Schema schema() {
        return known == null ? refresh() : known;
    }

    @Override
    public synchronized Schema refresh() {
        Rows relations = own.run(catalog.relations());
        Schema read = new SchemaAssembly(scope)
                .relations(relations)
                .columns(own.run(catalog.columns()))
                .indexes(own.run(catalog.indexes()))
                .foreignKeys(own.run(catalog.foreignKeys()))
                .schema();
        known = read;
        beside = new Beside(names(relations), new ServerReader(own).read());
        return read;
    }

    private static List<RelationName> names(Rows rows) {
        return rows.rows().stream()
                .map(row -> new RelationName(row.get(0).plain(), row.get(1).plain()))
                .toList();
    }

    @Override
    public synchronized Scope guardScope(Set<Name> functions) {
        Schema schema = schema();
        Beside live = beside == null ? new Beside(List.of(), new ServerReader(own).read()) : beside;
        return kept.of(schema, live, functions, () -> told(schema, live, functions));
    }

    private Scope told(Schema schema, Beside live, Set<Name> functions) {
        return GuardScope.foldingColumns(schema, scope.sensitive(), Naming::column)
                .of(
                        live.relations(),
                        functions.stream().map(MysqlSchemaReader::folded).collect(Collectors.toUnmodifiableSet()),
                        Set.of(),
                        Optional.of(live.server()));
    }

    /** Functions are called in any case. */
    private static Name folded(Name function) {
        List<String> parts = function.parts();
        String last = function.last().toLowerCase(Locale.ROOT);
        return parts.size() == 1 ? Name.of(last) : Name.of(parts.getFirst(), last);
    }

    @Override
    public synchronized void forget() {
        known = null;
        beside = null;
    }
}
