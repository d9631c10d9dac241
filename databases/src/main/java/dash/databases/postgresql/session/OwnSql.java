package dash.databases.postgresql.session;

import com.google.errorprone.annotations.CompileTimeConstant;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * SQL that we wrote ourselves. Its text can only be a constant of the code (the compiler refuses anything else); what
 * varies is added as a quoted name or a quoted text. So nothing from outside can become SQL on this way.
 */
public final class OwnSql {

    private final String text;

    private OwnSql(String text) {
        this.text = text;
    }

    public static OwnSql of(@CompileTimeConstant String text) {
        return new OwnSql(text);
    }

    public OwnSql then(@CompileTimeConstant String more) {
        return new OwnSql(text + more);
    }

    public OwnSql name(String name) {
        return new OwnSql(text + Identifier.quote(name));
    }

    /** An array of texts, to be used as {@code = ANY (…)}. */
    public OwnSql texts(Collection<String> values) {
        return new OwnSql(text
                + values.stream().map(Identifier::literal).collect(Collectors.joining(", ", "ARRAY[", "]::text[]")));
    }

    public OwnSql text(String value) {
        return new OwnSql(text + Identifier.literal(value));
    }

    @Override
    public String toString() {
        return text;
    }
}
