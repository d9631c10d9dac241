package dash.store;

import java.util.Map;
import java.util.Optional;

/** Who looks at answers. */
record Seen(Optional<String> person) {

    /** Dash itself, which keeps them. */
    static final Seen ALL = new Seen(Optional.empty());

    static Seen by(String person) {
        return new Seen(Optional.of(Texts.storable(person)));
    }

    String condition() {
        return person.isEmpty() ? "" : " AND (NOT personal OR person = :viewer)";
    }

    Map<String, String> bindings() {
        return person.map(name -> Map.of("viewer", name)).orElse(Map.of());
    }
}
