package dash.databases.trino;

import dash.guard.Scope;
import dash.statement.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The scope of a session that stands in one catalog and schema. A relation of it goes by its bare name, with its schema, or
 * with catalog and schema; all three mean the same, and a name of another catalog is never in it.
 */
public final class TrinoScope {

    private TrinoScope() {}

    public static Scope of(String catalog, String schema, Iterable<Name> relations) {
        Set<Name> spellings = new LinkedHashSet<>();
        for (Name relation : relations) {
            List<String> parts = relation.parts().stream()
                    .map(part -> part.toLowerCase(Locale.ENGLISH))
                    .toList();
            switch (parts.size()) {
                case 1 -> {
                    spellings.add(Name.of(schema, parts.getFirst()));
                    spellings.add(Name.of(catalog, schema, parts.getFirst()));
                }
                case 2 -> {
                    spellings.add(new Name(parts));
                    spellings.add(Name.of(catalog, parts.getFirst(), parts.getLast()));
                }
                default -> spellings.add(new Name(parts));
            }
        }
        return Scope.of(List.of(schema), spellings);
    }
}
