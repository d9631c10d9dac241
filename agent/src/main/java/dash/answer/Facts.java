package dash.answer;

import dash.facts.Fact;
import java.util.List;
import java.util.Optional;

/** Facts by their kind. */
record Facts(List<Fact> all) {

    <T extends Fact> Optional<T> of(Class<T> kind) {
        return all.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    <T extends Fact> List<T> every(Class<T> kind) {
        return all.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
