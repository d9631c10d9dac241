package dash.databases.introspect;

import dash.guard.Scope;
import dash.schema.SchemaReader;
import dash.statement.Name;
import java.util.Set;

/** Reads a source's catalog once, and again when it is told that it no longer holds. Safe for many threads. */
public interface CatalogReader extends SchemaReader {

    /**
     * What the guard lets statements touch.
     *
     * @param functions functions of the source's own that a person has listed
     */
    Scope guardScope(Set<Name> functions);

    /** A statement found something missing: the next question reads the catalog again. */
    void forget();
}
