package dash.databases.session;

import com.google.errorprone.annotations.CompileTimeConstant;
import dash.schema.RelationName;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * SQL that we wrote ourselves. Its text can only be a constant of the code (the compiler refuses anything else); what
 * varies is added as a quoted name or a quoted text. So nothing from outside can become SQL on this way.
 */
public final class OwnSql {

    private final List<Function<Dialect, String>> parts;

    private OwnSql(List<Function<Dialect, String>> parts) {
        this.parts = parts;
    }

    public static OwnSql of(@CompileTimeConstant String text) {
        return new OwnSql(List.of(dialect -> text));
    }

    public OwnSql then(@CompileTimeConstant String more) {
        return with(dialect -> more);
    }

    public OwnSql name(String name) {
        return with(dialect -> dialect.quoted(name));
    }

    /** The values of a column as texts. */
    public OwnSql nameAsText(String name) {
        return with(dialect -> dialect.asText(dialect.quoted(name)));
    }

    public OwnSql relation(RelationName relation) {
        return name(relation.schema()).then(".").name(relation.name());
    }

    /** Texts with commas between them, to be used as {@code IN (…)}; none are a NULL, which nothing is in. */
    public OwnSql texts(Collection<String> values) {
        return with(dialect ->
                values.isEmpty() ? "NULL" : values.stream().map(dialect::text).collect(Collectors.joining(", ")));
    }

    public OwnSql text(String value) {
        return with(dialect -> dialect.text(value));
    }

    public OwnSql number(long value) {
        return with(dialect -> Long.toString(value));
    }

    /** Further SQL of ours. */
    public OwnSql then(OwnSql more) {
        List<Function<Dialect, String>> longer = new ArrayList<>(parts);
        longer.addAll(more.parts);
        return new OwnSql(longer);
    }

    private OwnSql with(Function<Dialect, String> part) {
        List<Function<Dialect, String>> longer = new ArrayList<>(parts);
        longer.add(part);
        return new OwnSql(longer);
    }

    String spelled(Dialect dialect) {
        return parts.stream().map(part -> part.apply(dialect)).collect(Collectors.joining());
    }
}
