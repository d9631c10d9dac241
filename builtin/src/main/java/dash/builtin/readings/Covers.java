package dash.builtin.readings;

import dash.builtin.links.Link;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** All ways to explain the tokens of a question, each token once, beside those that the metric's name takes. */
final class Covers {

    /** Real questions have a handful; a hostile one must not take the machine. */
    private static final int MOST = 400;

    private final int size;
    private final BitSet taken;
    private final List<List<Link>> starting;
    private final List<List<Link>> covers = new ArrayList<>();
    private int steps;

    Covers(int size, BitSet taken, List<Link> links) {
        this.size = size;
        this.taken = taken;
        this.starting = new ArrayList<>();
        for (int index = 0; index < size; index++) {
            starting.add(new ArrayList<>());
        }
        for (Link link : links) {
            int next = taken.nextSetBit(link.from());
            if (next < 0 || next >= link.to()) {
                starting.get(link.from()).add(link);
            }
        }
    }

    List<List<Link>> all() {
        extend(0, new ArrayList<>());
        return covers;
    }

    private void extend(int index, List<Link> chosen) {
        int at = index;
        while (at < size && taken.get(at)) {
            at++;
        }
        if (covers.size() >= MOST || ++steps > MOST * 100) {
            return;
        }
        if (at == size) {
            covers.add(List.copyOf(chosen));
            return;
        }
        for (Link link : starting.get(at)) {
            chosen.add(link);
            extend(link.to(), chosen);
            chosen.removeLast();
        }
    }
}
