package dash.index;

import dash.search.SearchDocument.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which words mean the same in this project. A document that has synonyms says so: all its names are names of one
 * thing. Immutable.
 */
final class Synonyms {

    private final Map<String, List<List<List<String>>>> groupsByFirstStem = new HashMap<>();

    void add(Evidence evidence) {
        List<List<String>> names = new ArrayList<>();
        evidence.in(Role.NAME).forEach(line -> names.add(line.stems()));
        evidence.in(Role.SYNONYM).forEach(line -> names.add(line.stems()));
        names.removeIf(List::isEmpty);
        for (List<String> name : names) {
            groupsByFirstStem
                    .computeIfAbsent(name.getFirst(), stem -> new ArrayList<>())
                    .add(names);
        }
    }

    /** The other names of what is named in these stems, each once, without those that stand there already. */
    List<List<String>> of(List<String> stems) {
        List<List<String>> others = new ArrayList<>();
        for (int index = 0; index < stems.size(); index++) {
            List<String> rest = stems.subList(index, stems.size());
            for (List<List<String>> group : groupsByFirstStem.getOrDefault(stems.get(index), List.of())) {
                if (group.stream().anyMatch(name -> begins(rest, name))) {
                    group.stream()
                            .filter(name -> Collections.indexOfSubList(stems, name) < 0 && !others.contains(name))
                            .forEach(others::add);
                }
            }
        }
        return others;
    }

    private static boolean begins(List<String> stems, List<String> name) {
        return stems.size() >= name.size() && stems.subList(0, name.size()).equals(name);
    }
}
