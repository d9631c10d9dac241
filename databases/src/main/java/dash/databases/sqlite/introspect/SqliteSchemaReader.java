package dash.databases.sqlite.introspect;

import dash.databases.introspect.CatalogReader;
import dash.databases.introspect.Fingerprint;
import dash.databases.introspect.GuardScope;
import dash.databases.introspect.KeptScope;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.databases.sqlite.SqliteDialect;
import dash.databases.sqlite.parser.Folding;
import dash.execute.Cell;
import dash.guard.Scope;
import dash.guard.Sensitive;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the catalog once and again when it is told that it no longer holds. Safe for many threads; one reads, all get it. */
public final class SqliteSchemaReader implements CatalogReader {

    private static final String SCHEMA = "main";
    private static final Set<String> ROW_NAMES = Set.of("rowid", "_rowid_", "oid");

    private final OwnStatements own;
    private final SourceScope scope;
    private final KeptScope kept = new KeptScope();
    private @Nullable Schema known;
    private List<RelationName> others = List.of();

    public SqliteSchemaReader(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
    }

    @Override
    public synchronized Schema schema() {
        return known == null ? refresh() : known;
    }

    @Override
    public synchronized Schema refresh() {
        Map<RelationName, Table> tables = new TreeMap<>();
        List<RelationName> outside = new ArrayList<>();
        TableReader reader = new TableReader(own);
        for (List<Cell> row : own.run(CatalogStatements.relations()).rows()) {
            RelationName name = new RelationName(SCHEMA, row.getFirst().plain());
            if (scope.holds(name)) {
                tables.put(
                        name, reader.read(name, row.get(1).plain(), row.get(2).plain()));
            } else {
                outside.add(name);
            }
        }
        List<Table> sorted = new TargetKeys(tables).completed();
        Schema read =
                new Schema(Fingerprint.of(scope.schemas(), sorted), scope.schemas(), sorted, SqliteDialect.INSTANCE);
        known = read;
        others = List.copyOf(outside);
        return read;
    }

    @Override
    public synchronized Scope guardScope(Set<Name> functions) {
        Schema schema = schema();
        return kept.of(schema, others, functions, () -> told(schema, functions));
    }

    private Scope told(Schema schema, Set<Name> functions) {
        Scope plain = GuardScope.folding(schema, scope.sensitive(), Folding::lower)
                .of(others, functions, Set.of(), Optional.empty());
        return plain.withSensitive(plain.sensitive().stream()
                .map(sensitive -> withRowNames(schema, sensitive))
                .collect(Collectors.toUnmodifiableSet()));
    }

    /** A sensitive key that is the row's number goes by the row's other names too. */
    private static Sensitive withRowNames(Schema schema, Sensitive sensitive) {
        boolean rowNumber = schema.tables().stream()
                .filter(table -> Folding.lower(table.name().name())
                        .equals(sensitive.relation().last()))
                .flatMap(table -> table.uniqueKeys().stream().limit(1))
                .anyMatch(key -> key.size() == 1 && sensitive.columns().contains(Folding.lower(key.getFirst())));
        if (!rowNumber) {
            return sensitive;
        }
        Set<String> columns = new HashSet<>(sensitive.columns());
        columns.addAll(ROW_NAMES);
        return new Sensitive(sensitive.relation(), columns, sensitive.others());
    }

    @Override
    public synchronized void forget() {
        known = null;
    }
}
