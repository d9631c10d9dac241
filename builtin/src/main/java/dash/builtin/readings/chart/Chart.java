package dash.builtin.readings.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Joins neighbouring phrases until the whole question is one. Every span keeps its cheapest phrases only, so that the time
 * grows with the length of a question and not with its ambiguity.
 */
final class Chart {

    private static final int KEPT = 10;
    private static final double BEYOND = 3.0;

    private final List<Slot> slots;
    private final Rules rules;
    private final List<List<List<Phrase>>> cells = new ArrayList<>();

    Chart(List<Slot> slots, Rules rules) {
        this.slots = slots;
        this.rules = rules;
        for (int from = 0; from < slots.size(); from++) {
            cells.add(new ArrayList<>());
            for (int to = 0; to <= slots.size(); to++) {
                cells.get(from).add(List.of());
            }
        }
    }

    /** The phrases that take in everything, cheapest first. */
    List<Phrase> whole() {
        int size = slots.size();
        for (int width = 1; width <= size; width++) {
            for (int from = 0; from + width <= size; from++) {
                fill(from, from + width);
            }
        }
        return size == 0 ? List.of() : cells.getFirst().get(size);
    }

    private void fill(int from, int to) {
        List<Phrase> found = new ArrayList<>();
        for (Slot.Lexeme lexeme : slots.get(from).lexemes()) {
            if (from + lexeme.width() == to) {
                found.add(lexeme.phrase());
            }
        }
        if (to - from > 1) {
            passOver(from, to, found);
            double most = most(found, Double.MAX_VALUE);
            for (int middle = from + 1; middle < to; middle++) {
                List<Phrase> joined = join(from, middle, to, most);
                most = most(joined, most);
                found.addAll(joined);
            }
        }
        cells.get(from).set(to, best(found));
    }

    /** A word at either end that only glues, or that nothing takes. */
    private void passOver(int from, int to, List<Phrase> found) {
        Slot first = slots.get(from);
        for (Phrase phrase : cells.get(from + 1).get(to)) {
            if (first.glue() != 0) {
                found.add(phrase.behind(first.glue()));
            } else {
                found.add(first.passedOver(phrase).behind(first.verb() ? Glue.VERB : 0));
            }
        }
        Slot last = slots.get(to - 1);
        boolean inside = to < slots.size() && !Glue.any(slots.get(to).glue(), Glue.BREAK | Glue.COMMA);
        for (Phrase phrase : cells.get(from).get(to - 1)) {
            Phrase passed = last.passedOver(phrase);
            found.add(inside && last.glue() != 0 ? passed.plus(Feature.LOOSE, 0.8) : passed);
        }
    }

    /** What costs more than this is not kept, now that these are found. */
    private static double most(List<Phrase> found, double before) {
        double most = before;
        for (Phrase phrase : found) {
            most = Math.min(most, phrase.cost().total() + BEYOND);
        }
        return most;
    }

    /** Both sides stand cheapest first, and a whole is never cheaper than its parts: beyond the limit nothing is worth joining. */
    private List<Phrase> join(int from, int middle, int to, double most) {
        List<Phrase> found = new ArrayList<>();
        for (Phrase left : cells.get(from).get(middle)) {
            for (Phrase right : cells.get(middle).get(to)) {
                if (left.cost().total() + right.cost().total() > most) {
                    break;
                }
                found.addAll(rules.join(left, right));
            }
        }
        return found;
    }

    private static List<Phrase> best(List<Phrase> found) {
        if (found.size() < 2) {
            return List.copyOf(found);
        }
        Map<Object, Phrase> different = new LinkedHashMap<>();
        for (Phrase phrase : found) {
            different.merge(
                    new Key(phrase.sense(), phrase.glue()),
                    phrase,
                    (one, other) -> one.cost().total() <= other.cost().total() ? one : other);
        }
        List<Phrase> sorted = new ArrayList<>(different.values());
        sorted.sort(Comparator.comparingDouble(phrase -> phrase.cost().total()));
        double most = sorted.getFirst().cost().total() + BEYOND;
        return List.copyOf(sorted.stream()
                .filter(phrase -> phrase.cost().total() <= most)
                .limit(KEPT)
                .toList());
    }

    private record Key(Sense sense, int glue) {}
}
