package dash.databases.sqlite.session;

import dash.schema.TypeFamily;
import java.util.Locale;
import java.util.Optional;

/** What a column was declared as. SQLite holds nobody to it: each value has a type of its own. */
record DeclaredType(String shown, Optional<TypeFamily> family) {

    static DeclaredType of(String name) {
        String shown = name.isBlank() ? "any" : name.toLowerCase(Locale.ROOT);
        return new DeclaredType(shown, TypeFamily.of(shown));
    }

    boolean is(TypeFamily wanted) {
        return family.filter(wanted::equals).isPresent();
    }

    boolean isTime() {
        return family.filter(TypeFamily::isTime).isPresent();
    }
}
