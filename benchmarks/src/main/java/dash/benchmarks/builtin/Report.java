package dash.benchmarks.builtin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What all sets came to: each by itself, those of a group together, and all. */
final class Report {

    private final List<Tally> sets = new ArrayList<>();
    private final Map<String, List<Measured>> groups = new LinkedHashMap<>();
    private final List<Measured> results = new ArrayList<>();

    void add(Subject subject, List<Measured> measured) {
        sets.add(new Tally(subject.name(), measured));
        results.addAll(measured);
        if (!subject.alias().equals(subject.name())) {
            groups.computeIfAbsent(subject.alias(), alias -> new ArrayList<>()).addAll(measured);
        }
    }

    List<Measured> results() {
        return List.copyOf(results);
    }

    List<Tally> tallies() {
        List<Tally> all = new ArrayList<>(sets);
        groups.forEach((alias, measured) -> all.add(new Tally("= " + alias, measured)));
        if (sets.size() > 1) {
            all.add(new Tally("= all", results));
        }
        return all;
    }
}
