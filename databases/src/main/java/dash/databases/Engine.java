package dash.databases;

import dash.guard.AllowList;
import dash.guard.Scope;
import dash.statement.Dialect;
import dash.statement.Name;
import java.util.List;

/** One kind of database. Holds nothing open. */
public interface Engine {

    /** How addresses of its sources begin, such as {@code postgresql://}. */
    List<String> schemes();

    Dialect dialect();

    /** What of the engine is harmless. */
    AllowList allowList();

    EngineParser parser();

    /** The schemas of a source whose project names none; {@code url} is the source's address, or empty when SQL is only judged. */
    List<String> usualSchemas(String url);

    /** Whether names that differ in case alone are one name: then every name is compared in lower case. */
    boolean ignoresCase();

    /** Reads the address and prepares the source; connects with the first statement. */
    Source open(SourceSettings settings, EngineParser parser);

    /** What names mean where SQL is judged without a source: those without a schema are in the usual one. */
    default Scope usualScope(List<Name> relations) {
        return Scope.of(usualSchemas(""), relations);
    }

    default String name() {
        return dialect().name();
    }
}
