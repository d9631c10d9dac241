package dash.databases.introspect;

import dash.guard.Scope;
import dash.schema.Schema;
import dash.statement.Name;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The scope as it was last told: every statement is held against it, and to tell it anew takes long in a source of thousands of
 * tables. For one thread at a time.
 */
public final class KeptScope {

    /** What it was told of. */
    private record Told(Schema schema, Object beside, Set<Name> functions, Scope scope) {}

    private Optional<Told> told = Optional.empty();

    /**
     * The same scope as long as the same was read.
     *
     * @param beside what was read beside the schema; another reading is another object
     */
    @SuppressWarnings("ReferenceEquality")
    public Scope of(Schema schema, Object beside, Set<Name> functions, Supplier<Scope> telling) {
        return told.filter(last -> last.schema() == schema
                        && last.beside() == beside
                        && last.functions().equals(functions))
                .map(Told::scope)
                .orElseGet(() -> keep(schema, beside, functions, telling.get()));
    }

    private Scope keep(Schema schema, Object beside, Set<Name> functions, Scope scope) {
        told = Optional.of(new Told(schema, beside, Set.copyOf(functions), scope));
        return scope;
    }
}
