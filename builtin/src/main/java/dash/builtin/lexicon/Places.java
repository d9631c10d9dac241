package dash.builtin.lexicon;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Adjectives and nouns of nationalities with the places they belong to, both ways. */
final class Places {

    private final Map<String, Set<String>> places = new HashMap<>();
    private final Map<String, Set<String>> nationalities = new HashMap<>();

    Places() {
        Lines.written("nationalities.txt").forEach(this::read);
        Lines.written("countries.txt").forEach(this::read);
    }

    private void read(String line) {
        String nationality = line.substring(0, line.indexOf('\t'));
        for (String place : List.of(line.substring(nationality.length() + 1).split(";", -1))) {
            places.computeIfAbsent(nationality, any -> new LinkedHashSet<>()).add(place);
            nationalities
                    .computeIfAbsent(place.toLowerCase(Locale.ROOT), any -> new LinkedHashSet<>())
                    .add(nationality);
        }
    }

    Set<String> of(String nationality) {
        return Collections.unmodifiableSet(places.getOrDefault(nationality, Set.of()));
    }

    Set<String> nationalities(String place) {
        return Collections.unmodifiableSet(nationalities.getOrDefault(place, Set.of()));
    }
}
