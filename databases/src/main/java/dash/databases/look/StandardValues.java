package dash.databases.look;

import dash.databases.scope.SensitivePatterns;
import dash.databases.session.OwnStatements;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Finds texts among the values of text columns: in memory where a column's values fit into it, and with one statement for
 * all other columns. A table that is too large, and a look that takes too long, are left out: a value that is not found is
 * not used. Safe for many threads; one for each source, for the memory is its own.
 */
public final class StandardValues implements Values {

    private final SchemaReader schemas;
    private final SensitivePatterns sensitive;
    private final MemoryLimits limits;
    private final ColumnReader reader;
    private final AskedColumns source;
    private final AtomicReference<ValueMemory> memory;

    public StandardValues(OwnStatements own, SchemaReader schemas, SensitivePatterns sensitive) {
        this(own, schemas, sensitive, MemoryLimits.USUAL);
    }

    StandardValues(OwnStatements own, SchemaReader schemas, SensitivePatterns sensitive, MemoryLimits limits) {
        this.schemas = schemas;
        this.sensitive = sensitive;
        this.limits = limits;
        this.reader = new ColumnReader(own, limits);
        this.source = new AskedColumns(own);
        this.memory = new AtomicReference<>(empty(new Schema("", List.of(), List.of())));
    }

    private ValueMemory empty(Schema schema) {
        return new ValueMemory(new SearchableColumns(schema, sensitive), reader, limits);
    }

    /** Another schema begins with an empty memory; what still reads for the old one ends by itself. */
    ValueMemory memory() {
        Schema schema = schemas.schema();
        ValueMemory known = memory.get();
        if (known.columns().fingerprint().equals(schema.fingerprint())) {
            return known;
        }
        memory.compareAndSet(known, empty(schema));
        return memory.get();
    }

    @Override
    public List<ValueMatch> find(List<String> texts, List<ColumnName> columns) {
        return texts.isEmpty() ? List.of() : look(SoughtTexts.of(texts), columns, false);
    }

    @Override
    public List<ValueMatch> findEverywhere(List<String> texts, List<ColumnName> columns) {
        return texts.isEmpty() ? List.of() : look(SoughtTexts.of(texts), columns, true);
    }

    @Override
    public List<ValueMatch> near(List<String> texts, List<ColumnName> columns) {
        ValueMemory now = memory();
        Map<ColumnName, ColumnName> named = named(columns, now);
        return texts.isEmpty() ? List.of() : NearMatches.of(SoughtTexts.of(texts), named, now.of(named.values()));
    }

    private List<ValueMatch> look(SoughtTexts texts, List<ColumnName> columns, boolean everywhere) {
        ValueMemory now = memory();
        Map<ColumnName, ColumnName> named = named(columns, now);
        Map<ColumnName, Known> known = now.of(named.values());
        Map<ColumnName, Collection<String>> open = open(texts, named.values(), known, everywhere);
        Map<ColumnName, List<String>> asked = open.isEmpty() ? Map.of() : source.find(open, everywhere);
        List<ValueMatch> found = new ArrayList<>();
        named.forEach((column, real) -> {
            if (known.get(real) instanceof Known.Whole(ColumnTexts remembered)) {
                texts.all().forEach(lower -> add(found, texts, column, remembered.equal(lower)));
            }
            add(found, texts, column, asked.getOrDefault(real, List.of()));
        });
        return found;
    }

    /** As they were asked for, to how the catalog spells them. */
    private static Map<ColumnName, ColumnName> named(List<ColumnName> columns, ValueMemory now) {
        Map<ColumnName, ColumnName> named = new LinkedHashMap<>();
        columns.forEach(column -> now.columns().named(column).ifPresent(real -> named.put(column, real)));
        return named;
    }

    /** What only the source can tell. */
    private Map<ColumnName, Collection<String>> open(
            SoughtTexts texts, Collection<ColumnName> columns, Map<ColumnName, Known> known, boolean everywhere) {
        List<String> names = texts.names();
        List<String> tooLong = texts.longerThan(limits.length());
        Map<ColumnName, Collection<String>> open = new LinkedHashMap<>();
        for (ColumnName column : columns) {
            Collection<String> wanted = switch (known.get(column)) {
                case null -> texts.all();
                case Known.Whole whole -> tooLong;
                case Known.Large large -> everywhere ? texts.all() : names;
                case Known.Unreadable unreadable -> everywhere ? texts.all() : List.of();
            };
            if (!wanted.isEmpty()) {
                open.put(column, wanted);
            }
        }
        return open;
    }

    private static void add(List<ValueMatch> found, SoughtTexts texts, ColumnName column, List<String> values) {
        for (String value : values) {
            texts.written(ColumnTexts.lower(value)).forEach(text -> found.add(new ValueMatch(text, column, value)));
        }
    }
}
